import { address, choice, list, origin, type Setting, text, whole } from '#settings/forms.ts'
import { feedsFault, networksFault, releaseFault } from '#settings/live.ts'

/** What is wrong with fingerprints of keys, to be said behind their name. */
function keysFault(value: string): string | null {
  const wrong = value.split(/[\s,]+/).find((one) => !/^(?:[\dA-F]{2}:){31}[\dA-F]{2}$/.test(one))
  return wrong === undefined ? null : `: ${wrong} is not 32 bytes like 0F:A1:…`
}

/** Every setting of the environment, by what it is about. What is not declared here reaches no part of the server. */
export const declared: Record<string, Record<string, Setting>> = {
  'Where it runs': {
    PORT: whole(8080, 65_535, 'where it listens'),
    HOST: text('on which address of this machine it listens; others reach it by `0.0.0.0`', '127.0.0.1'),
    DATA_DIR: text(
      'the embedded PostgreSQL, `secret.key`, pictures and videos, uploads under way (up to 4 GB), backups. With less than 8 GB or a fifth of its disk free uploads stop, with less than 2 GB or a tenth all writes but signing in and out and unlocking',
      './.data',
    ),
    DATABASE_URL: text(
      'a PostgreSQL ≥ 15 of your own instead of the embedded one; its role owns the database or may create a schema in it (`pgboss`, for jobs); every node on it needs the same `SECRET_KEY`',
    ).secret(),
    DATABASE_POOL_URL: text(
      'PgBouncer in transaction mode before `DATABASE_URL`, with the same role: calls go through it, what needs a session goes past it',
    ).secret(),
    DATABASE_READ_URL: text(
      'a standby of `DATABASE_URL`, through a proxy that knows which one stands: searches read there, and everything while there is no leader',
    ).secret(),
    DATABASE_READ_LAG: whole(5, 3_600, 'seconds it may be behind before searches ask the leader'),
    SECRET_KEY: text(
      'what contacts and numbers are sealed with: base64 of 32 bytes or more; else `secret.key` in `DATA_DIR`. It belongs to the database: every command refuses another. Keep a copy apart, without it nobody finds their account again',
    ).secret(),
    SAMPLE: choice(
      ['on', 'off'],
      'fill an empty database with an invented world; off where `DATABASE_URL` is set',
    ),
    SAMPLE_COMPANIES: whole(3_000, 10_000_000, 'companies of the invented world'),
    COMMIT: text('of the sources, where they come without their history; told by metrics alone'),
  },
  'What is in front of it': {
    HOSTS: list('names that people reach it by; links in shared pages carry no other'),
    APP_URL: text(
      'where people reach it, for links in messages: `https://h5.example.com`; else https and the first of `HOSTS`',
    ),
    TRUST_PROXY: list('proxies whose `X-Forwarded-For` is believed, as addresses or ranges'),
    HSTS: choice(['off', 'on'], 'TLS ends before us: browsers are told never to come without', 'off'),
    DOCS: choice(['on', 'off'], '`/docs` and `/openapi.json`; on where `HOST` is this machine alone'),
  },
  'What it tells': {
    LOG: choice(['json', 'text'], 'form of the log; `text` at a terminal, else `json`'),
    ACCESS_LOG: choice(['on', 'off'], 'a line for each request; on with `json`').live(),
    METRICS_PORT: whole(undefined, 65_535, '`/metrics` for Prometheus; without it there are none'),
    METRICS_HOST: text('on which address metrics are served', '127.0.0.1'),
    ANALYTICS: choice(['on', 'off'], 'click events of those who agreed are taken', 'on').live(),
  },
  Limits: {
    CALLS_PER_IP_MINUTE: whole(
      600,
      1e9,
      'calls without a session from one network; each node counts its own',
    ).live(),
    WRITES_PER_PERSON_HOUR: whole(1_200, 1e9, 'writes of one person; each node counts its own').live(),
    CALLS_PER_KEY_MINUTE: whole(120, 1e9, 'calls by one key for programs; each node counts its own').live(),
    KEY_CALLS_PER_TENANT_MINUTE: whole(
      600,
      1e9,
      'calls by all keys of one tenant; each node counts its own',
    ).live(),
    SEARCHES_PER_IP_DAY: whole(
      undefined,
      1e9,
      'searches of visitors from one network; else the 20 of their plan',
    ).live(),
    LOOKUPS_PER_IP_DAY: whole(
      undefined,
      1e9,
      'company pages and suggestions of visitors from one network; else 600',
    ).live(),
    SMS_PER_MINUTE: whole(300, 1e9, 'codes to all numbers together').live(),
    SMS_PER_DAY: whole(5_000, 1e9, 'codes to all numbers together').live(),
    SMS_PER_PHONE_MINUTE: whole(1, 1e9, 'codes to a number').live(),
    SMS_PER_DEVICE_HOUR: whole(10, 1e9, 'codes to a device').live(),
    SMS_PER_IP_HOUR: whole(20, 1e9, 'codes to one network').live(),
    LOGIN_PER_IP_HOUR: whole(120, 1e9, 'wrong logins of one network').live(),
  },
  'Codes and notices by SMS': {
    SMS: list(
      'who sends codes: `aliyun`, `tencent`, both in the order they are asked, or `console`, which prints them',
      'console',
    ),
    SMS_NOTICES: choice(['aliyun', 'tencent', 'console'], 'messages that cannot wait go by SMS, too'),
    ALIYUN_ACCESS_KEY_ID: text('for `aliyun`'),
    ALIYUN_ACCESS_KEY_SECRET: text('for `aliyun`').secret(),
    ALIYUN_SMS_SIGN: text('the signature of messages'),
    ALIYUN_SMS_TEMPLATE: text('template of a code'),
    ALIYUN_SMS_NOTICE_TEMPLATE: text('template of a notice, with one parameter `notice`'),
    ALIYUN_SMS_ORIGIN: origin('https://dysmsapi.aliyuncs.com'),
    TENCENT_SECRET_ID: text('for `tencent`'),
    TENCENT_SECRET_KEY: text('for `tencent`').secret(),
    TENCENT_SMS_APP_ID: text('the application that sends'),
    TENCENT_SMS_SIGN: text('the signature of messages'),
    TENCENT_SMS_TEMPLATE: text('template of a code, with two parameters: code, minutes'),
    TENCENT_SMS_NOTICE_TEMPLATE: text('template of a notice, with one parameter'),
    TENCENT_SMS_REGION: text('region of the service', 'ap-guangzhou'),
    TENCENT_SMS_ORIGIN: origin('https://sms.tencentcloudapi.com'),
  },
  'Sign-in of companies': {
    COMPANY_SIGN_IN: text(
      'by which providers people of companies sign in, as a list in JSON ([sign-in.md](sign-in.md)); needs `APP_URL` or `HOSTS`',
    ).secret(),
  },
  'Messages beside the app': {
    SMTP_URL: text(
      'the mail server: `smtps://user:password@smtp.example.com`; needs `MAIL_FROM`, and `APP_URL` or `HOSTS`',
    ).secret(),
    MAIL_FROM: text('the address that mails come from'),
    ROBOT_ORIGINS: list(
      'robots beside those of `https://qyapi.weixin.qq.com`; no other address is written to',
    ),
    PUSH_ORIGINS: list("push services beside those of the browsers' makers"),
  },
  'The packaged app': {
    APP_CALLS: choice(
      ['on', 'off'],
      'the packaged app may call from its own two origins, and show our pictures there',
      'off',
    ),
    APP_RELEASE: text(
      'version and code that the stores have, `1.0.2 102`; older apps tell their people',
      undefined,
      releaseFault,
    ).live(),
    APP_ANDROID_STORE: address('of the app in a store for Android').live(),
    APP_IOS_STORE: address('of the app in the App Store').live(),
    APP_ANDROID_KEYS: list(
      'SHA-256 fingerprints of the keys that sign it, so that our links open it',
      undefined,
      keysFault,
    ),
    APP_IOS_TEAM: text('team of the developer account, so that our links open it; who pushes to it'),
    FCM_ACCOUNT_FILE: text('the service account (JSON of Firebase) that pushes to it on Android'),
    FCM_ORIGIN: origin('https://fcm.googleapis.com'),
    APNS_KEY_FILE: text('the key (.p8) that pushes to it on iOS; needs the next, and `APP_IOS_TEAM`'),
    APNS_KEY_ID: text('of that key'),
    APNS_ORIGIN: origin('https://api.push.apple.com'),
  },
  'Pictures and videos in an S3 storage': {
    FILES_S3_ENDPOINT: address('instead of `DATA_DIR/files`; needs the three below'),
    FILES_S3_BUCKET: text('the bucket'),
    FILES_S3_KEY_ID: text('the key'),
    FILES_S3_SECRET: text('its secret').secret(),
    FILES_S3_REGION: text('the region', 'us-east-1'),
    FILES_S3_PATH_STYLE: choice(['on', 'off'], 'the bucket stands in the path; off for Aliyun OSS', 'on'),
  },
  'Places and maps': {
    PLACES: choice(
      ['tencent', 'amap', 'google'],
      'who finds places, with its key; without it our own halls, companies and cities',
    ),
    PLACES_CACHE_SECONDS: whole(0, 9_999_999, 'how long your contract lets an answer be kept'),
    TENCENT_MAP_KEY: text('for `tencent`').secret(),
    TENCENT_MAP_ORIGIN: origin('https://apis.map.qq.com'),
    AMAP_KEY: text('for `amap`').secret(),
    AMAP_ORIGIN: origin('https://restapi.amap.com'),
    GOOGLE_MAPS_KEY: text('for `google`').secret(),
    GOOGLE_PLACES_ORIGIN: origin('https://places.googleapis.com'),
    GOOGLE_GEOCODING_ORIGIN: origin('https://maps.googleapis.com'),
    MAP_TILES: text(
      'https address of map tiles with `{z}`, `{x}`, `{y}`; without it the map is drawn of cities and halls',
    ),
    MAP_TILES_FROM: text('whom to name on the map'),
    MAP_TILES_COORDINATES: choice(['wgs84', 'gcj02'], '`gcj02` for maps of China', 'wgs84'),
  },
  'When it works by itself': {
    BACKUP_HOUR: whole(2, 23, 'hour of Shanghai at which a node writes its backup').live(),
    CALL_FROM_HOUR: whole(
      8,
      23,
      "hour of the callee's day from which people ring, of teams without hours of their own",
    ).live(),
    CALL_TO_HOUR: whole(20, 24, 'hour at which they ring no more').live(),
  },
  'Calls by a line': {
    CALL_LINE: choice(
      ['twilio'],
      'teams may let a line ring both sides; without it people ring with their own telephones',
    ),
    TWILIO_ACCOUNT_SID: text('for `twilio`'),
    TWILIO_AUTH_TOKEN: text('for `twilio`').secret(),
    TWILIO_FROM: text('the number that rings'),
    TWILIO_ORIGIN: origin('https://api.twilio.com'),
    CALLBACK_ORIGIN: address('at which the line reaches us'),
  },
  WeChat: {
    WECHAT_APP_ID: text('the official account that signs shared pages'),
    WECHAT_APP_SECRET: text('its secret').secret(),
    WECHAT_HOSTS: list('hosts of those pages'),
    WECHAT_ORIGIN: origin('https://api.weixin.qq.com'),
  },
  News: {
    NEWS_FEEDS: list(
      'https addresses of feeds (RSS, Atom) whose articles are brought in',
      undefined,
      feedsFault,
    ).live(),
    NEWS_FEEDS_MINUTES: whole(60, 10_080, 'how often; at least 5').live(),
  },
  Webhooks: {
    WEBHOOK_NETWORKS: list(
      'networks that endpoints may be in beside the open internet: `10.1.0.0/16`. Who has a plan with webhooks reaches them',
      undefined,
      networksFault,
    ),
    WEBHOOK_HTTP: choice(['on', 'off'], 'endpoints without TLS are taken', 'off'),
  },
  'Of commands alone': {
    NEW_SECRET_KEY: text('what `SECRET_KEY` becomes by `npm run admin -- rotate-key`').secret(),
    BACKUP_PASSPHRASE: text('what `npm run backup -- --with-key` seals the key with').secret(),
  },
}
