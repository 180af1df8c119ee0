/** The tables that a backup holds, under their labels; a contract's rows are saved with it. */
export const backupModules = {
  contracts: ['projects', 'weather_records', 'weather_snapshots'],
  diary: [
    'diary_entries',
    'diary_days',
    'diary_amendments',
    'diary_comments',
    'journal_messages',
    'toolbox_talks',
    'toolbox_signatures',
  ],
  labour: [
    'labour_gangs',
    'labour_gang_members',
    'labour_sessions',
    'labour_segments',
    'labour_session_workers',
    'plant_hires',
    'plant_breakdowns',
  ],
  files: ['files', 'file_comments', 'comment_reactions'],
  buying: [
    'suppliers',
    'supplier_contacts',
    'supplier_insurances',
    'supplier_projects',
    'materials',
    'material_imports',
    'material_prices',
    'stock_movements',
    'order_numbers',
    'purchase_orders',
    'purchase_order_items',
    'purchase_order_revisions',
    'purchase_order_comments',
    'deliveries',
    'delivery_items',
  ],
  costs: [
    'cost_rows',
    'cost_entries',
    'cost_plans',
    'budget_changes',
    'progress_reports',
    'cost_reports',
  ],
  carbon: [
    'carbon_entries',
    'carbon_terms',
    'carbon_factor_sets',
    'carbon_factors',
    'carbon_settings',
    'carbon_targets',
  ],
  safety: [
    'site_issues',
    'site_issue_events',
    'site_issue_comments',
    'hse_certificates',
    'risk_assessments',
    'risk_revisions',
    'rams',
    'rams_signatures',
  ],
  people: [
    'workers',
    'worker_competences',
    'worker_inductions',
    'worker_card_checks',
    'worker_documents',
    'worker_rates',
  ],
  company: [
    'company_profiles',
    'email_templates',
    'email_template_versions',
    'wellbeing_supporters',
  ],
} as const;

export type BackupModule = keyof typeof backupModules;

export const moduleLabels: Record<BackupModule, string> = {
  contracts: 'Contracts and weather',
  diary: 'Diary and journal',
  labour: 'Labour and plant',
  files: 'Files and comments',
  buying: 'Suppliers, materials and orders',
  costs: 'Costs and budgets',
  carbon: 'Carbon',
  safety: 'Issues, certificates and risk',
  people: 'Workforce',
  company: 'Company profile and letters',
};

export const backedUpTables: readonly string[] = Object.values(backupModules).flat();

/** What no backup holds, and why. A table that is in neither list fails the tests. */
export const leftOutTables: Record<string, string> = {
  activity_changes: 'The log is evidence: nothing puts it back, and it has an export of its own.',
  activity_heads: 'Of the log; the manifest names the head of its chain.',
  activity_logs: 'The log is evidence: nothing puts it back, and it has an export of its own.',
  activity_seals: 'Of the log; the manifest names the head of its chain.',
  backup_schedules: 'It says how backups are made, and stays as it is.',
  carbon_sums: 'Added up from the terms.',
  cost_due: 'Noted by the database itself when the sources come back.',
  cost_sums: 'Added up from the cost book.',
  data_backups: 'No backup holds another.',
  error_reports: 'Kept for thirty days, for whoever mends the product.',
  idempotency_keys: 'Over within a day.',
  invitations: 'They open doors.',
  link_uses: 'Of links, which are not backed up.',
  links: 'They open records to people without an account; new ones are made in a moment.',
  notifications: 'Made anew by the rules.',
  organization_keys: 'A key does not travel with what it locks.',
  recycle_bin: 'What was deleted is kept there by itself, sealed.',
  search_documents: 'Written down by the database itself when the records come back.',
  search_tokens: 'Written down by the database itself when the records come back.',
  sent_letters: 'Of letters that have left.',
  user_organizations: 'Who belongs to the company is told for reading, and never put back.',
  webhook_deliveries: 'They have left.',
  webhooks: 'They hold secrets.',
  wellbeing_call_backs: 'Between two people, and nobody else.',
  wellbeing_weeks: 'Small counts tell of one person; who may see them sees them rounded only.',
};

/** Columns that no backup holds: they are credentials. */
export const leftOutColumns: Record<string, readonly string[]> = {
  purchase_orders: ['link_hash', 'link_expires_at'],
};

/** Sealed fields: in a backup only on request, and only with a passphrase. */
export const sealedColumns: Record<string, readonly string[]> = {
  workers: [
    'date_of_birth',
    'national_insurance',
    'right_to_work',
    'driving_license',
    'bank_details',
    'tax_code',
    'pay',
    'medical_conditions',
    'allergies',
    'sick_days',
  ],
  company_profiles: ['bank_name', 'bank_account', 'bank_sort_code'],
  worker_rates: ['rates'],
};

/** The hash that finds duplicates is treated like the number itself. */
export const hashColumns: Record<string, readonly string[]> = {
  workers: ['national_insurance_hash'],
};

/** All of it is sealed: without its secret a row would be empty. */
export const onlyWithSecrets: readonly string[] = ['worker_rates'];
