#!/bin/sh
# Creates the roles and the database, as a PostgreSQL superuser. The postgres image runs it once, when its
# volume is empty; by hand: OWNER_PASSWORD=… SERVER_PASSWORD=… sh deploy/prepare-database.sh
set -eu
psql --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname postgres \
  --set owner_password="$OWNER_PASSWORD" --set server_password="$SERVER_PASSWORD" <<'SQL'
create role sitewright_app nologin nosuperuser nobypassrls;
create role sitewright_owner login password :'owner_password';
create role sitewright_server login password :'server_password';
grant sitewright_app to sitewright_server;
create database sitewright owner sitewright_owner template template0 encoding 'UTF8' locale 'C.UTF-8';
SQL
