import { isEmail } from '@zhzz/contract/validator.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import { createTransport } from 'nodemailer'
import { unsubscribePath, unsubscribeToken } from '#channel/mail/unsubscribing.ts'
import { words } from '#channel/words.ts'
import type { Channel, Outcome, Told } from '#outside/channels.ts'
import { wordsIn } from '#wordsIn.ts'

export type MailSettings = {
  /** smtps://user:password@smtp.example.com, or smtp:// with STARTTLS where the server has it. */
  url: string
  from: string
  /** Where people reach us: the links lead there. */
  appUrl: string
}

const patience = 10_000

/** 邮件, by the operator's SMTP server: plain text, with a way out that needs no sign-in (RFC 8058). */
export function mail({ url, from, appUrl }: MailSettings, sealing: Sealing): Channel {
  const transport = createTransport({
    url,
    connectionTimeout: patience / 2,
    greetingTimeout: patience / 2,
    socketTimeout: patience,
    dnsTimeout: patience / 2,
  })
  const { hostname } = new URL(appUrl)
  return {
    // A second mail stands there a second time.
    isRepeatable: false,
    accepts: isEmail,
    async send(address, told) {
      const end = told.targetId && `${appUrl}${unsubscribePath}/${unsubscribeToken(sealing, told.targetId)}`
      try {
        await transport.sendMail({
          from,
          to: { name: '', address },
          subject: told.title,
          text: textOf(told, { appUrl, end }),
          messageId: `<${told.id}@${hostname}>`,
          disableFileAccess: true,
          disableUrlAccess: true,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'Content-Language': told.locale,
            ...(end && {
              'List-Unsubscribe': `<${end}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        })
        return { is: 'sent' }
      } catch (error) {
        return outcomeOf(Object(error))
      }
    },
  }
}

function textOf({ body, path, locale }: Told, { appUrl, end }: { appUrl: string; end: string | undefined }) {
  const open = path && `${wordsIn(words.open, locale)}: ${appUrl}/h5${path}`
  const ending = end && `${wordsIn(words.unsubscribe, locale)}: ${end}`
  return [body, open, ending].filter(Boolean).join('\n\n')
}

/** Of what went wrong before the text was given away it is known that nothing was sent. No address in the reason. */
function outcomeOf({ responseCode, command, code }: Record<string, unknown>): Outcome {
  if (typeof responseCode === 'number') {
    const why = `the mail server answers ${responseCode}`
    if (responseCode < 500 || code === 'EAUTH') return { is: 'again', why }
    return { is: command === 'RCPT TO' && responseCode !== 552 ? 'gone' : 'refused', why }
  }
  const why = `the mail server: ${String(code)} at ${String(command)}`
  return command === 'CONN' || code === 'EDNS' || code === 'ECONNECTION'
    ? { is: 'again', why }
    : { is: 'unknown', why }
}
