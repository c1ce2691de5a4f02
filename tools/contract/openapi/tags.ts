import type { Operation } from '@sakina/platform/contract';

/** What each resource is, by the first part of its operations’ names (`admin.` and what follows for the admin area). */
const resources: Readonly<Record<string, string>> = {
  analytics: 'A provider’s revenue and the outcomes of their clients.',
  applications: 'Applications to become a provider, from the form to the decision.',
  appointments: 'Agreed sessions between one client and one provider: booked, moved, called off, started.',
  assistant: 'The assistant of the companion area, which is behind its flag.',
  audit: 'What has to be on record, whoever did it.',
  auth: 'Renewal of tokens; signing in is the identity server’s.',
  availability: 'The weekly hours of a provider and the dates on which they do not hold.',
  billing: 'The timer that a session is billed by.',
  broadcasts: 'Talks that one provider gives to many listeners.',
  calendar: 'What stands on a provider’s calendar, and its synchronisation with others.',
  calendarBlocks: 'Times that a provider keeps free of sessions.',
  calendars: 'Calendars elsewhere that a provider has connected.',
  checkIns: 'How a client says they are, day by day.',
  circles: 'Groups of the community that people join by subject.',
  claims: 'Claims to insurers: their service lines, and what was decided of them.',
  clients: 'Those whom a provider sees, and what is kept about them.',
  contentReports: 'Posts and replies that somebody has reported to the moderators.',
  conversations: 'Exchanges of messages between a client and a provider.',
  coverages: 'The insurance of a client.',
  directory: 'Finding a provider: search, public page, open times.',
  enrolments: 'Somebody’s way through a programme of the companion.',
  exercises: 'Short exercises that need nobody else.',
  groupSessions: 'Sessions of one provider with several clients.',
  insurance: 'Whether an insurer pays, and what it pays for.',
  invitations: 'Invitations to the platform and into a session.',
  invoices: 'What a provider has billed a client.',
  journal: 'What a client writes for themselves, and what they share of it.',
  license: 'A provider’s licence: its document and its check.',
  measures: 'Questionnaires such as PHQ-9 and GAD-7: assigned, answered, scored, followed over time.',
  messages: 'Single messages of a conversation.',
  moderation: 'The work of the moderators: cases, decisions, appeals.',
  notifications: 'What somebody is told of, and how they want to be told.',
  onboarding: 'The answers that somebody gives when they begin.',
  ownInvoices: 'What a client has been billed.',
  ownPayments: 'What a client has paid.',
  paymentMethods: 'How a client pays: tokens of cards, never their numbers.',
  payments: 'Money between clients, insurers and a provider: summary, transactions, refunds, payouts.',
  payouts: 'Transfers of a provider’s balance, with the transactions that they are made of.',
  posts: 'What people write in circles.',
  profile: 'A provider’s own page, as its owner edits it.',
  programmes: 'Guided programmes of the companion.',
  providers: 'A provider’s own standing and figures.',
  recordings: 'Recording of a session and its transcript; the id is the appointment’s.',
  replies: 'Answers to posts.',
  reports: 'Documents that are made of a provider’s figures.',
  reviews: 'What clients say of providers.',
  rooms: 'The rooms of live sessions, and who is inside.',
  safetyPlans: 'What a client does in a crisis, in their own words.',
  sessionNotes: 'Encounter notes: written, signed, amended.',
  steps: 'The daily steps of a programme.',
  treatmentGoals: 'Goals of a treatment plan and how far they are reached.',
  treatmentPlans: 'What a client and a provider work towards, with goals and measures.',
  waitlist: 'Waiting for a provider who has no time yet.',
  'admin.audit': 'Who did what on the platform, for administrators.',
  'admin.credentials': 'Credentials that wait for a decision.',
  'admin.organizations': 'Organisations, their members and their plans.',
  'admin.overview': 'What needs an administrator’s action.',
  'admin.providers': 'Every provider of the platform.',
  'admin.revenue': 'The platform’s revenue, refunds and payouts.',
  'admin.sessions': 'Every session of the platform.',
  'admin.settings': 'Flags, plans and policies of the platform.',
  'admin.users': 'Everybody with an account: roles, suspension.',
  'admin.views': 'Saved filters of the administrators’ lists.',
};

/** The resource of an operation, which is its tag. */
export function tagOf({ name }: Operation): string {
  const [first = name, second = ''] = name.split('.');
  return first === 'admin' ? `${first}.${second}` : first;
}

/** What a resource is, in a sentence; undefined where nobody has said it. */
export function describeTag(tag: string): string | undefined {
  return resources[tag];
}
