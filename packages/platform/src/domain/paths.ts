/**
 * Every address of the product, defined once. A pattern is what a router matches (`:name` is one segment); a path is
 * what a link points to. Screens never write addresses by hand.
 */
export const patterns = {
  landing: '/',
  login: '/auth/login',
  register: '/auth/register',
  authCallback: '/auth/callback',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password/:token',
  quickLogin: '/quick-login',
  onboarding: '/auth/onboarding',
  personaSelection: '/auth/persona-selection',
  loginShortcut: '/login',
  registerShortcut: '/register',
  silentCheck: '/silent-check-sso.html',
  privacy: '/legal/privacy',
  terms: '/legal/terms',
  healthPrivacy: '/legal/hipaa',
  onboardingPersona: '/onboarding/:persona',
  onboardingTopics: '/onboarding/topics',
  leader: '/leader/:handle',
  publicProfile: '/@:username',
  findLeader: '/find-leader',
  providers: '/providers',
  join: '/join',
  joinPatient: '/join/patient',
  joinRoom: '/join/:roomName',
  findTherapist: '/find-therapist',
  dashboardFindLeader: '/dashboard/find-leader',
  therapist: '/therapist/:id',
  therapistEnhanced: '/therapist-profile-enhanced',
  community: '/community',
  communityFlat: '/community-old',
  about: '/about',
  mission: '/mission',
  story: '/story',
  team: '/team',
  pricing: '/pricing',
  faq: '/faq',
  typography: '/typography',
  social: '/social',
  businessModel: '/business-model',
  investors: '/investors',
  dashboard: '/dashboard',
  therapistDashboard: '/therapist-dashboard',
  booking: '/booking/:therapistId',
  bookingCalendar: '/booking-cal/:therapistId',
  deenya: '/deenya',
  profile: '/profile',
  safetyPlan: '/safety-plan',
  videoCall: '/video-call',
  groupVideo: '/group-video',
  broadcastStudio: '/broadcast/studio',
  broadcastView: '/broadcast/view',
  admin: '/admin',
  adminUsers: '/admin/users',
  adminProviders: '/admin/providers',
  adminRevenue: '/admin/revenue',
  adminSessions: '/admin/sessions',
  adminSettings: '/admin/settings',
  adminModeration: '/admin/moderation',
  adminSafety: '/admin/safety',
  provider: '/provider',
  providerPortal: '/provider/portal',
  startSession: '/provider/start-session',
  providerClients: '/provider/clients',
  providerPayments: '/provider/payments',
  providerCalendar: '/provider/calendar',
  providerAnalytics: '/provider/analytics',
  providerProfile: '/provider/profile',
  providerNotes: '/provider/notes',
  providerTreatmentPlans: '/provider/treatment-plans',
  providerSessionsToday: '/provider/sessions/today',
  providerMessages: '/provider/messages',
  providerGroupSessions: '/provider/group-sessions',
  providerCredentials: '/provider/credentials',
  providerAvailability: '/provider/availability',
  providerInsurance: '/provider/insurance',
  providerInvoices: '/provider/invoices',
  providerReviews: '/provider/reviews',
  providerApply: '/provider/apply',
} as const;

export type RouteName = keyof typeof patterns;

/** The personas with an onboarding form. */
export type Persona = 'patient' | 'therapist' | 'imam' | 'mentor';

/**
 * Query of an address; undefined and empty values are omitted, of a list each is named. Never a name or other patient
 * data.
 */
export type PathQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

type Keys<Key extends string> = { readonly [K in Key]?: string | undefined };

/** Restricts an address to these query keys. */
interface Queries {
  /** `redirect`: where to go afterwards. */
  login: Keys<'redirect'>;
  register: Keys<'redirect'>;
  /** `window`: in the demo, the opaque id of the account that a window of its own is opened for. */
  quickLogin: Keys<'redirect' | 'window'>;
  loginShortcut: Keys<'redirect'>;
  registerShortcut: Keys<'redirect'>;
  onboarding: Keys<'redirect'>;
  personaSelection: Keys<'redirect'>;
  onboardingPersona: Keys<'redirect'>;
  onboardingTopics: Keys<'redirect'>;
  /**
   * `service`, `slot`: ids chosen before; `startsAt`: an instant chosen before; `reschedule`: id of the appointment to
   * move.
   */
  booking: Keys<'service' | 'slot' | 'startsAt' | 'reschedule'>;
  bookingCalendar: Keys<'service' | 'slot'>;
  therapistEnhanced: Keys<'id'>;
  /** `room`: an opaque name. */
  videoCall: Keys<'room'>;
  groupVideo: Keys<'room'>;
  broadcastStudio: Keys<'room'>;
  broadcastView: Keys<'room'>;
}

type QueryOf<Name extends RouteName> = Name extends keyof Queries ? Queries[Name] : PathQuery;
type ParameterOf<Name extends RouteName> = Name extends 'onboardingPersona' ? Persona : string;
type PathFunction<Name extends RouteName> = (typeof patterns)[Name] extends `${string}:${string}`
  ? (parameter: ParameterOf<Name>, query?: QueryOf<Name>) => string
  : (query?: QueryOf<Name>) => string;

/** Every name of `patterns` as a function of its parameter, if it has one, and its query. */
export type Paths = { readonly [Name in Exclude<RouteName, 'startSession'>]: PathFunction<Name> } & {
  /** The appointment picker, or the session of the given appointment; `end: 'ask'` opens the question that ends it. */
  readonly startSession: (appointmentId?: string, query?: { readonly end?: 'ask' }) => string;
};

/** Unpaired surrogates, which an address cannot contain. */
const loneSurrogate = /\p{Surrogate}/gu;

/**
 * Encodes a value as one segment. `.` and `..` cannot be escaped (browsers resolve `%2e%2e` too), so they become
 * unknown names.
 */
function segment(value: string): string {
  return value === '.' || value === '..'
    ? value.replaceAll('.', '%252E')
    : encodeURIComponent(value.replace(loneSurrogate, '\uFFFD'));
}

function withQuery(path: string, query: PathQuery = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []]
      .flat()
      .filter((text) => text !== '')
      .map((text) => [name, text]),
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

/** A pattern has at most one parameter, always at the end. */
function pathFunction(pattern: string) {
  return pattern.includes(':')
    ? (parameter: string, query?: PathQuery) =>
        withQuery(
          pattern.replace(/:\w+$/, () => segment(parameter)),
          query,
        )
    : (query?: PathQuery) => withQuery(pattern, query);
}

const derived = Object.fromEntries(
  Object.entries(patterns).map(([name, pattern]) => [name, pathFunction(pattern)]),
) as Paths;

/**
 * Addresses for links: `paths.therapist(id)`, `paths.findTherapist({ kind: 'IMAM' })`, `paths.publicProfile('amina')`.
 */
export const paths: Paths = {
  ...derived,
  startSession: (appointmentId, query) => withQuery(patterns.startSession, { appointment: appointmentId, ...query }),
};
