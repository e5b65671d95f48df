# docs/operating/README.md says how to run it.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
WORKDIR /app
# Owned by root, run by another: the code cannot be changed by what runs it.
COPY --from=build /app /app
RUN install -d -o node -g node /data
USER node
# Of the sources, which come without their history: docker build --build-arg COMMIT=$(git rev-parse HEAD)
ARG COMMIT
ENV COMMIT=$COMMIT
ENV HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s \
  CMD ["node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:8080/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node_modules/.bin/node", "apps/api/src/main.ts"]
