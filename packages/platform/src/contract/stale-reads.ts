/** Where a session shows: lists, calendars, what is still open, and the counts made of them. */
const session = [
  'appointments.get',
  'appointments.list',
  'calendar.events',
  'calendars.conflicts',
  'claims.toBill',
  'clients.',
  'directory.slots',
  'notifications.list',
  'ownInvoices.',
  'ownPayments.',
  'providers.dashboardStats',
  'waitlist.list',
];
const adminSession = ['admin.overview.get', 'admin.sessions.', ...session];
/** Where money owed or paid shows. */
const money = [
  'analytics.revenue',
  'claims.get',
  'claims.list',
  'claims.status',
  'claims.toBill',
  'clients.',
  'invoices.',
  'notifications.list',
  'ownInvoices.',
  'ownPayments.',
  'payments.',
  'providers.dashboardStats',
];
const claim = [...money, 'claims.draft', 'remittances.'];
const group = ['calendar.events', 'directory.slots', 'groupSessions.', 'notifications.list'];
/** The end of a meeting opens an invoice for each paid seat. */
const groupStatus = [...new Set([...group, ...money])];
const groupRecord = ['groupSessions.record'];
const broadcast = ['broadcasts.', 'calendar.events', 'notifications.list', 'rooms.get'];
const client = [
  'appointments.list',
  'clients.',
  'measures.flags',
  'measures.list',
  'notifications.list',
  'providers.dashboardStats',
];
const consent = ['appointments.consent', 'clientConsents.', 'notifications.list', 'clients.', 'recordingConsents.list'];
const measure = ['clients.', 'measures.flags', 'measures.get', 'measures.list', 'measures.trend', 'notifications.list'];
const note = ['appointments.get', 'appointments.list', 'providers.dashboardStats', 'sessionNotes.list'];
const post = ['circles.', 'contentReports.list', 'posts.', 'replies.list'];
const moderation = ['admin.overview.get', 'moderation.', 'notifications.list', ...post];
const room = ['rooms.get'];
const recording = ['appointments.get', 'recordings.get', 'rooms.get'];
const transcript = ['recordings.get', 'recordings.transcript'];
const safety = [
  'admin.overview.get',
  'admin.safety.',
  'clients.',
  'measures.flags',
  'notifications.list',
  'onCall.listAlerts',
  'providers.dashboardStats',
  'safetyAlerts.list',
];
const profile = ['directory.get', 'directory.search', 'profile.get', 'providers.verifyCredentials'];
const review = ['directory.get', 'directory.search', 'notifications.list', 'reviews.list'];
const conversation = ['clients.', 'conversations.list', 'messages.list', 'notifications.list'];
const journal = ['journal.get', 'journal.list', 'journal.listShared', 'notifications.list'];
const checkIn = ['checkIns.list', 'checkIns.trend'];
const programme = ['enrolments.list', 'programmes.', 'steps.'];
const plan = ['clients.', 'notifications.list', 'treatmentPlans.'];
/** The end of care ends what belongs to it: sessions, plans, requests and questionnaires. */
const endOfCare = [...new Set([...session, ...client, ...consent, ...measure, ...plan])];
const coverage = ['claims.toBill', 'coverages.list'];
const adminRecord = ['admin.audit.list', 'admin.overview.get'];
const account = [
  ...adminRecord,
  'admin.users.get',
  'admin.users.list',
  'admin.users.previewSuspension',
  'notifications.list',
];
const provider = [
  ...adminRecord,
  'admin.credentials.',
  'admin.providers.',
  'directory.get',
  'directory.search',
  'notifications.list',
  'profile.get',
];
const approval = [...new Set([...account, ...provider, 'admin.approvals.list', 'admin.settings.get', 'features.get'])];
const recordAccess = [...adminRecord, 'admin.breakGlass.list', 'notifications.list', 'onCall.listAlerts'];
/** Asks something, or says something that no read answers. */
const nothing: readonly string[] = [];

/**
 * The reads that a write makes stale. Both sides are names of operations or, ending in a dot, of resources; a name goes
 * before its resource. Reads that the server keeps a record of (a recording, a client’s words) are left out, for
 * reading them again is another look.
 */
const STALE: Readonly<Record<string, readonly string[]>> = {
  'admin.approvals.': approval,
  'admin.audit.export': ['admin.audit.list'],
  'admin.breakGlass.': recordAccess,
  'admin.credentials.': provider,
  'admin.providers.': provider,
  'admin.safety.': safety,
  'admin.safety.readWords': ['admin.audit.list', 'admin.safety.get'],
  'admin.search.find': nothing,
  'admin.sessions.': adminSession,
  'admin.sessions.cancelPreview': nothing,
  'admin.sessions.previewChosenCancel': nothing,
  'admin.settings.previewRetention': nothing,
  'admin.settings.update': [...adminRecord, 'admin.settings.get', 'features.get'],
  'admin.users.': account,
  'admin.users.export': ['admin.audit.list'],
  'admin.users.previewMany': nothing,
  'admin.views.': ['admin.views.list'],
  'applications.': ['applications.list'],
  'appointments.': session,
  'appointments.previewSeriesCancel': nothing,
  'appointments.previewSeriesMove': nothing,
  'appointments.start': [...session, 'rooms.get'],
  'assistant.ask': nothing,
  'audit.portalSwitch': nothing,
  'auth.refresh': nothing,
  'availability.preview': nothing,
  'availability.update': ['availability.get', 'calendar.events', 'directory.slots', 'profile.get'],
  'billing.': session,
  'billingIdentity.': ['billingIdentity.get', 'superbills.preview'],
  'bookings.create': [...session, 'bookingQuotes.get', 'paymentMethods.list'],
  'broadcasts.': broadcast,
  'broadcasts.watch': nothing,
  'calendar.sync': [...session, 'calendars.list'],
  'calendarBlocks.': session,
  'calendars.': [...session, 'calendars.list'],
  'checkIns.': checkIn,
  'circles.': post,
  'claims.': claim,
  'clientConsents.': consent,
  'clients.': client,
  'clients.discharge': endOfCare,
  'contentReports.': post,
  'conversations.': conversation,
  'coverages.': coverage,
  'dataExports.': ['dataExports.list'],
  'enrolments.': programme,
  'estimates.': ['clients.', 'estimates.', 'notifications.list'],
  'groupSessions.': group,
  'groupSessions.setStatus': groupStatus,
  'groupSessions.saveNote': groupRecord,
  'groupSessions.setAttendance': groupRecord,
  'insurance.verify': nothing,
  'invitations.': ['clients.list', 'invitations.list'],
  // The code is used up, and the answer is shown.
  'invitations.accept': nothing,
  'invoices.': money,
  'journal.': journal,
  'license.': profile,
  'measures.': measure,
  'messages.': conversation,
  'moderation.': moderation,
  'notifications.markRead': ['notifications.list'],
  'notifications.setPreferences': ['notifications.preferences'],
  'onCall.': safety,
  'onboarding.': ['onboarding.list'],
  'ownPreferences.': ['ownPreferences.get'],
  'paymentMethods.': ['paymentMethods.list'],
  'payments.': money,
  'payments.updatePayoutSettings': ['payments.', 'payouts.settings'],
  'posts.': post,
  'profile.': profile,
  'recordingConsents.': [...consent, 'rooms.get'],
  'recordings.': recording,
  'recordings.amendTranscript': transcript,
  'recordings.putPart': nothing,
  'recordings.redactTranscript': transcript,
  'referrals.': ['clients.', 'notifications.list', 'referrals.list'],
  'remittances.': claim,
  'replies.': post,
  'reports.': ['reports.list'],
  'reviews.': review,
  'roomCaptions.': nothing,
  'roomChat.': ['roomChat.list'],
  'rooms.': room,
  'rooms.askToMute': nothing,
  'rooms.mediaAccess': nothing,
  'rooms.signal': nothing,
  'safetyAlerts.': safety,
  'safetyPlans.': ['safetyPlans.get'],
  'savedProviders.': ['directory.search', 'savedProviders.list'],
  'sessionNotes.': note,
  'slotHolds.': nothing,
  'steps.': programme,
  'superbills.': ['notifications.list', 'superbills.'],
  'treatmentGoals.': plan,
  'treatmentPlans.': plan,
  'waitlist.': [...session, 'conversations.list'],
};

const resourceOf = (name: string) => name.slice(0, name.lastIndexOf('.') + 1);

/** The reads that a write of that name makes stale; undefined where nothing is declared of it. */
export function staleReadsOf(write: string): readonly string[] | undefined {
  return STALE[write] ?? STALE[resourceOf(write)];
}

/**
 * Whether a write makes the answer of a read stale; after a write of which nothing is declared, every answer may be.
 */
export function isStaleAfter(write: string, read: string): boolean {
  return staleReadsOf(write)?.some((name) => name === read || name === resourceOf(read)) ?? true;
}
