# syntax=docker/dockerfile:1
# docker build --build-arg SITE_URL=https://samvit.example -t samvit .   (docs/container.md)

FROM node:26-bookworm-slim AS build
ARG SITE_URL
ARG PROVIDER_API_URL
ARG NEXT_PUBLIC_SENTRY_DSN
ARG ASKING
ENV DATA_DIR=/data SITE_URL=$SITE_URL PROVIDER_API_URL=$PROVIDER_API_URL NEXT_PUBLIC_SENTRY_DSN=$NEXT_PUBLIC_SENTRY_DSN ASKING=$ASKING
WORKDIR /src
COPY . .
RUN --mount=type=cache,target=/root/.npm node scripts/with-packages.mjs make-image /app

FROM node:26-bookworm-slim
ARG SITE_URL
ARG PROVIDER_API_URL
ARG NEXT_PUBLIC_SENTRY_DSN
ARG ASKING
# What pages contain: a container that is started with other values stops with a sentence.
ENV SITE_URL=$SITE_URL PROVIDER_API_URL=$PROVIDER_API_URL NEXT_PUBLIC_SENTRY_DSN=$NEXT_PUBLIC_SENTRY_DSN ASKING=$ASKING
# The cache of tsx, which runs the commands, would be written to the image.
ENV NODE_ENV=production DATA_DIR=/data TSX_DISABLE_CACHE=1
COPY --from=build /app /app
RUN install -d -o node -g node -m 700 /data
USER node
WORKDIR /app
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
