ALTER TABLE "organizations" ADD CONSTRAINT "organizations_domain_unique" UNIQUE("domain");--> statement-breakpoint
ALTER TABLE company_profiles NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE user_organizations NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- What saving the company profile writes from now on; the town is the last part of the address.
UPDATE organizations o SET
  logo = p.logo, address = p.registered_address, postcode = p.postcode, phone = p.phone_number,
  city = trim(substring(p.registered_address FROM '[,\n]\s*([^,\n0-9]+)\s*$')),
  email = p.email_address, website = p.website, vat_number = p.vat_number, company_number = p.company_number
FROM company_profiles p WHERE p.organization_id = o.id;--> statement-breakpoint
-- Those who registered a company, or accepted an invitation.
UPDATE users SET intent_confirmed = true
WHERE id IN (SELECT created_by FROM organizations)
  OR id IN (SELECT user_id FROM user_organizations WHERE confirmed_at IS NOT NULL);--> statement-breakpoint
ALTER TABLE user_organizations FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE company_profiles FORCE ROW LEVEL SECURITY;
