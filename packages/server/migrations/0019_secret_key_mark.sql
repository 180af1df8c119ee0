CREATE TABLE "installation" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"secret_key_mark" text NOT NULL,
	CONSTRAINT "installation_one" CHECK ("installation"."id" = 1)
);
