# docker build -t sitewright .
FROM node:24-bookworm-slim AS build
WORKDIR /opt/sitewright
COPY package.json package-lock.json .npmrc ./
COPY packages/domain/package.json packages/domain/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build
RUN npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24-bookworm-slim
WORKDIR /opt/sitewright
COPY --from=build /opt/sitewright/package.json ./
COPY --from=build /opt/sitewright/node_modules node_modules
COPY --from=build /opt/sitewright/packages/domain packages/domain
# Includes the sources, because the reference data is stored next to them.
COPY --from=build /opt/sitewright/packages/server packages/server
COPY --from=build /opt/sitewright/packages/web/dist packages/web/dist
COPY --from=build /opt/sitewright/docs/openapi.json docs/
RUN mkdir -p /var/lib/sitewright && chown node:node /var/lib/sitewright
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/sitewright
USER node
VOLUME /var/lib/sitewright
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node is the first process, so that it receives the stop signal.
CMD ["node", "packages/server/dist/main.js"]
