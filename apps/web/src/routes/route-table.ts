import type { LazyPart } from '@sakina/design-system';
import { lazyPart } from '@sakina/design-system';
import { patterns } from '@sakina/platform/domain';
import type { PlatformFeature } from '@sakina/platform/contract';
import type { Access, Area, GatedFeature } from '@sakina/platform/domain';
import type { AppMessage } from '../messages/index.ts';
import { gatedByPart, switchesOf } from '../session/switches.ts';
import type { FlagName } from '../session/flags.ts';

/** The frame around a screen. */
export type FrameName = 'bare' | 'shared' | 'room' | Area;

/** One address of the product (ROUTE-1 to ROUTE-32): who may open it, in which frame, with which title. */
export interface AppRoute {
  pattern: string;
  access: Access;
  frame: FrameName;
  title: AppMessage;
  screen: LazyPart<object>;
  /** Whether the screen makes calls; landing, legal and content pages work without any configuration (FRAME-4). */
  needsRuntime: boolean;
  /** The flag that enables it; while it is off, the page says so (FRAME-8). */
  flag?: FlagName;
  /** What an administrator can turn off for everyone; while one of them is, the page says so. */
  switches?: readonly PlatformFeature[];
  /** The feature that needs a permission and a plan (ROLE-10). */
  feature?: GatedFeature;
}

// Screens in the same chunk share a loader: each `import()` adds its list of preloads to the first load.
const authScreens = () => import('./screens/auth.tsx');
const communityScreens = () => import('./screens/community.tsx');
const directoryScreens = () => import('./screens/directory.tsx');
const onboardingScreens = () => import('./screens/onboarding.tsx');
const sessionScreens = () => import('./screens/session.tsx');
const joiningScreens = () => import('./screens/joining-providers.tsx');
const companyScreens = () => import('./screens/site/company.ts');
const legalScreens = () => import('./screens/site/legal.ts');

const landing = lazyPart(() => import('./screens/landing.tsx').then((m) => m.LandingPage));
const login = lazyPart(() => authScreens().then((m) => m.LoginPage));
const register = lazyPart(() => authScreens().then((m) => m.RegisterPage));
const callback = lazyPart(() => authScreens().then((m) => m.CallbackPage));
const password = lazyPart(() => authScreens().then((m) => m.PasswordPage));
const quickLogin = lazyPart(() => import('./screens/quick-login.tsx').then((m) => m.QuickLoginPage));
const applicationStatus = lazyPart(() => onboardingScreens().then((m) => m.ApplicationStatusPage));
const persona = lazyPart(() => onboardingScreens().then((m) => m.PersonaPage));
const patientOnboarding = lazyPart(() => onboardingScreens().then((m) => m.PatientOnboardingPage));
const topics = lazyPart(() => onboardingScreens().then((m) => m.TopicsPage));
const join = lazyPart(() => onboardingScreens().then((m) => m.JoinPage));
const joinPatient = lazyPart(() => onboardingScreens().then((m) => m.JoinPatientPage));
const findTherapist = lazyPart(() => directoryScreens().then((m) => m.FindTherapistPage));
const findLeader = lazyPart(() => directoryScreens().then((m) => m.FindLeaderPage));
const providerPage = lazyPart(() => import('./screens/provider-profile.tsx').then((m) => m.ProviderPage));
const enhancedProfile = lazyPart(() => import('./screens/enhanced-profile.tsx').then((m) => m.EnhancedProfilePage));
const booking = lazyPart(() => import('./screens/booking.tsx').then((m) => m.BookingPage));
const bookingCalendar = lazyPart(() => import('./screens/booking.tsx').then((m) => m.BookingCalendarPage));
const profile = lazyPart(() => import('./screens/profile.tsx').then((m) => m.ProfilePage));
const safetyPlan = lazyPart(() => import('./screens/safety-plan.tsx').then((m) => m.SafetyPlanPage));
const community = lazyPart(() => communityScreens().then((m) => m.CommunityPage));
const communityFlat = lazyPart(() => communityScreens().then((m) => m.FlatCommunityPage));
const dashboard = lazyPart(() => import('./screens/dashboard.tsx').then((m) => m.DashboardPage));
const deenya = lazyPart(() => import('./screens/deenya.tsx').then((m) => m.DeenyaPage));
const providerPortal = lazyPart(() => import('./screens/provider.tsx').then((m) => m.ProviderPortalPage));
const startSession = lazyPart(() => sessionScreens().then((m) => m.StartSessionPage));
const joinRoom = lazyPart(() => sessionScreens().then((m) => m.JoinRoomPage));
const videoCall = lazyPart(() => sessionScreens().then((m) => m.VideoCallPage));
const groupVideo = lazyPart(() => sessionScreens().then((m) => m.GroupVideoPage));
const notes = lazyPart(() => import('./screens/notes.tsx').then((m) => m.NotesPage));
const adminSessions = lazyPart(() => import('./screens/admin-sessions.tsx').then((m) => m.AdminSessionsPage));
const joiningTherapist = lazyPart(() => joiningScreens().then((m) => m.TherapistJoiningPage));
const joiningImam = lazyPart(() => joiningScreens().then((m) => m.ImamJoiningPage));
const joiningMentor = lazyPart(() => joiningScreens().then((m) => m.MentorJoiningPage));
const providerApplication = lazyPart(() => joiningScreens().then((m) => m.ApplicationPage));
const therapistDashboard = lazyPart(() =>
  import('./screens/therapist-dashboard.tsx').then((m) => m.TherapistDashboardPage),
);
const typography = lazyPart(() => import('./screens/typography.tsx').then((m) => m.TypographyPage));
const about = lazyPart(() => companyScreens().then((m) => m.AboutPage));
const businessModel = lazyPart(() => companyScreens().then((m) => m.BusinessModelPage));
const faq = lazyPart(() => import('./screens/site/faq.ts').then((m) => m.FaqPage));
const healthPrivacy = lazyPart(() => legalScreens().then((m) => m.HealthPrivacyPage));
const investors = lazyPart(() => companyScreens().then((m) => m.InvestorsPage));
const mission = lazyPart(() => companyScreens().then((m) => m.MissionPage));
const pricing = lazyPart(() => import('./screens/site/pricing.ts').then((m) => m.PricingPage));
const privacy = lazyPart(() => legalScreens().then((m) => m.PrivacyPage));
const social = lazyPart(() => companyScreens().then((m) => m.SocialPage));
const story = lazyPart(() => companyScreens().then((m) => m.StoryPage));
const team = lazyPart(() => companyScreens().then((m) => m.TeamPage));
const terms = lazyPart(() => legalScreens().then((m) => m.TermsPage));
const providerClients = lazyPart(() => import('./screens/provider-clients.tsx').then((m) => m.ClientsPage));
const providerPayments = lazyPart(() => import('./screens/provider-payments.tsx').then((m) => m.PaymentsPage));
const providerCalendar = lazyPart(() => import('./screens/provider-calendar.tsx').then((m) => m.CalendarPage));
const providerAnalytics = lazyPart(() => import('./screens/provider-analytics.tsx').then((m) => m.AnalyticsPage));
const ownProfile = lazyPart(() => import('./screens/own-profile.tsx').then((m) => m.OwnProfilePage));
const treatmentPlans = lazyPart(() =>
  import('./screens/provider-treatment-plans.tsx').then((m) => m.TreatmentPlansPage),
);
const providerToday = lazyPart(() => import('./screens/provider-today.tsx').then((m) => m.TodayPage));
const providerMessages = lazyPart(() => import('./screens/provider-messages.tsx').then((m) => m.ProviderMessagesPage));
const groupSessions = lazyPart(() => import('./screens/provider-group-sessions.tsx').then((m) => m.GroupSessionsPage));
const credentials = lazyPart(() => import('./screens/provider-credentials.tsx').then((m) => m.CredentialsPage));
const availability = lazyPart(() => import('./screens/provider-availability.tsx').then((m) => m.AvailabilityPage));
const insurance = lazyPart(() => import('./screens/provider-insurance.tsx').then((m) => m.InsurancePage));
const invoices = lazyPart(() => import('./screens/provider-invoices.tsx').then((m) => m.InvoicesPage));
const reviews = lazyPart(() => import('./screens/provider-reviews.tsx').then((m) => m.ReviewsPage));
const adminOverview = lazyPart(() => import('./screens/admin-overview.tsx').then((m) => m.AdminOverviewPage));
const adminUsers = lazyPart(() => import('./screens/admin-users.tsx').then((m) => m.AdminUsersPage));
const adminProviders = lazyPart(() => import('./screens/admin-providers.tsx').then((m) => m.AdminProvidersPage));
const adminRevenue = lazyPart(() => import('./screens/admin-revenue.tsx').then((m) => m.AdminRevenuePage));
const adminModeration = lazyPart(() => import('./screens/admin-moderation.tsx').then((m) => m.AdminModerationPage));
const adminSafety = lazyPart(() => import('./screens/admin-safety.tsx').then((m) => m.AdminSafetyPage));
const adminSettings = lazyPart(() => import('./screens/admin-settings.tsx').then((m) => m.AdminSettingsPage));
const broadcastStudio = lazyPart(() => import('./screens/broadcasts.tsx').then((m) => m.BroadcastStudioPage));
const broadcastView = lazyPart(() => import('./screens/broadcasts.tsx').then((m) => m.BroadcastViewPage));
export const notFound = lazyPart(() => import('./screens/not-found.tsx').then((m) => m.NotFoundPage));

type Row = [
  pattern: string,
  access: Access,
  frame: FrameName,
  title: AppMessage,
  screen: LazyPart<object>,
  needs?: 'runtime',
];

const rows: Row[] = [
  [patterns.landing, 'open', 'bare', 'title.landing', landing],
  [patterns.login, 'open', 'bare', 'title.login', login, 'runtime'],
  [patterns.register, 'open', 'bare', 'title.register', register, 'runtime'],
  [patterns.authCallback, 'open', 'bare', 'title.callback', callback, 'runtime'],
  [patterns.forgotPassword, 'open', 'bare', 'title.forgotPassword', password],
  [patterns.resetPassword, 'open', 'bare', 'title.resetPassword', password],
  [patterns.quickLogin, 'any', 'bare', 'title.quickLogin', quickLogin, 'runtime'],
  [patterns.onboarding, 'open', 'bare', 'title.onboarding', applicationStatus, 'runtime'],
  [patterns.personaSelection, 'open', 'bare', 'title.persona', persona, 'runtime'],
  [patterns.privacy, 'any', 'shared', 'title.privacy', privacy],
  [patterns.terms, 'any', 'shared', 'title.terms', terms],
  [patterns.healthPrivacy, 'any', 'shared', 'title.hipaa', healthPrivacy],
  ['/onboarding/patient', 'any', 'bare', 'title.onboardingPatient', patientOnboarding, 'runtime'],
  ['/onboarding/therapist', 'any', 'bare', 'title.onboardingProvider', joiningTherapist, 'runtime'],
  ['/onboarding/imam', 'any', 'bare', 'title.onboardingProvider', joiningImam, 'runtime'],
  ['/onboarding/mentor', 'any', 'bare', 'title.onboardingProvider', joiningMentor, 'runtime'],
  [patterns.onboardingTopics, 'any', 'bare', 'title.topics', topics, 'runtime'],
  [patterns.leader, 'open', 'shared', 'title.publicProfile', providerPage, 'runtime'],
  [patterns.findLeader, 'open', 'shared', 'title.findLeader', findLeader, 'runtime'],
  [patterns.providers, 'open', 'shared', 'title.providers', findTherapist, 'runtime'],
  [patterns.join, 'open', 'bare', 'title.join', join, 'runtime'],
  [patterns.joinPatient, 'open', 'bare', 'title.join', joinPatient, 'runtime'],
  [patterns.joinRoom, 'open', 'room', 'title.joinRoom', joinRoom, 'runtime'],
  [patterns.findTherapist, 'any', 'shared', 'title.findTherapist', findTherapist, 'runtime'],
  [patterns.dashboardFindLeader, 'any', 'shared', 'title.findLeader', findLeader, 'runtime'],
  [patterns.therapist, 'any', 'shared', 'title.publicProfile', providerPage, 'runtime'],
  [patterns.therapistEnhanced, 'any', 'shared', 'title.publicProfile', enhancedProfile, 'runtime'],
  [patterns.community, 'any', 'shared', 'title.community', community, 'runtime'],
  [patterns.communityFlat, 'any', 'shared', 'title.community', communityFlat, 'runtime'],
  [patterns.about, 'open', 'shared', 'title.about', about],
  [patterns.mission, 'open', 'shared', 'title.mission', mission],
  [patterns.story, 'open', 'shared', 'title.story', story],
  [patterns.team, 'open', 'shared', 'title.team', team],
  [patterns.pricing, 'open', 'shared', 'title.pricing', pricing],
  [patterns.faq, 'open', 'shared', 'title.faq', faq],
  [patterns.typography, 'any', 'shared', 'title.typography', typography],
  [patterns.social, 'any', 'shared', 'title.social', social],
  [patterns.businessModel, 'any', 'shared', 'title.businessModel', businessModel],
  [patterns.investors, 'any', 'shared', 'title.investors', investors],
  [patterns.dashboard, 'user', 'shared', 'title.dashboard', dashboard, 'runtime'],
  [patterns.therapistDashboard, 'provider-status', 'shared', 'title.therapistDashboard', therapistDashboard, 'runtime'],
  [patterns.booking, 'user', 'shared', 'title.booking', booking, 'runtime'],
  [patterns.bookingCalendar, 'user', 'shared', 'title.booking', bookingCalendar, 'runtime'],
  [patterns.deenya, 'user', 'shared', 'title.deenya', deenya, 'runtime'],
  [patterns.profile, 'user', 'shared', 'title.profile', profile, 'runtime'],
  [patterns.safetyPlan, 'user', 'shared', 'title.safetyPlan', safetyPlan, 'runtime'],
  [patterns.videoCall, 'user', 'room', 'title.videoCall', videoCall, 'runtime'],
  [patterns.groupVideo, 'user', 'room', 'title.groupVideo', groupVideo, 'runtime'],
  [patterns.broadcastStudio, 'provider-status', 'room', 'title.broadcastStudio', broadcastStudio, 'runtime'],
  [patterns.broadcastView, 'user', 'room', 'title.broadcastView', broadcastView, 'runtime'],
  [patterns.providerApply, 'user', 'shared', 'title.apply', providerApplication, 'runtime'],
  [patterns.providerPortal, 'provider', 'provider', 'title.providerPortal', providerPortal, 'runtime'],
  [patterns.startSession, 'provider', 'provider', 'title.startSession', startSession, 'runtime'],
  [patterns.providerClients, 'provider', 'provider', 'title.clients', providerClients, 'runtime'],
  [patterns.providerPayments, 'provider', 'provider', 'title.payments', providerPayments, 'runtime'],
  [patterns.providerCalendar, 'provider', 'provider', 'title.calendar', providerCalendar, 'runtime'],
  [patterns.providerAnalytics, 'provider', 'provider', 'title.analytics', providerAnalytics, 'runtime'],
  [patterns.providerProfile, 'provider', 'provider', 'title.providerProfile', ownProfile, 'runtime'],
  [patterns.providerNotes, 'provider', 'provider', 'title.notes', notes, 'runtime'],
  [patterns.providerTreatmentPlans, 'provider', 'provider', 'title.treatmentPlans', treatmentPlans, 'runtime'],
  [patterns.providerSessionsToday, 'provider', 'provider', 'title.sessionsToday', providerToday, 'runtime'],
  [patterns.providerMessages, 'provider', 'provider', 'title.providerMessages', providerMessages, 'runtime'],
  [patterns.providerGroupSessions, 'provider', 'provider', 'title.groupSessions', groupSessions, 'runtime'],
  [patterns.providerCredentials, 'provider', 'provider', 'title.credentials', credentials, 'runtime'],
  [patterns.providerAvailability, 'provider', 'provider', 'title.availability', availability, 'runtime'],
  [patterns.providerInsurance, 'provider', 'provider', 'title.insurance', insurance, 'runtime'],
  [patterns.providerInvoices, 'provider', 'provider', 'title.invoices', invoices, 'runtime'],
  [patterns.providerReviews, 'provider', 'provider', 'title.reviews', reviews, 'runtime'],
  [patterns.admin, 'admin', 'admin', 'title.admin', adminOverview, 'runtime'],
  [patterns.adminUsers, 'admin', 'admin', 'title.adminUsers', adminUsers, 'runtime'],
  [patterns.adminProviders, 'admin', 'admin', 'title.adminProviders', adminProviders, 'runtime'],
  [patterns.adminRevenue, 'admin', 'admin', 'title.adminRevenue', adminRevenue, 'runtime'],
  [patterns.adminSessions, 'admin', 'admin', 'title.adminSessions', adminSessions, 'runtime'],
  [patterns.adminModeration, 'admin', 'admin', 'title.adminModeration', adminModeration, 'runtime'],
  [patterns.adminSafety, 'admin', 'admin', 'title.adminSafety', adminSafety, 'runtime'],
  [patterns.adminSettings, 'admin', 'admin', 'title.adminSettings', adminSettings, 'runtime'],
];

/** The companion at /deenya needs no flag; only the assistant inside it does. */
const flags = new Map<string, FlagName>([
  [patterns.videoCall, 'voiceVideo'],
  [patterns.groupVideo, 'voiceVideo'],
  [patterns.broadcastStudio, 'voiceVideo'],
  [patterns.broadcastView, 'voiceVideo'],
]);

const features = new Map<string, GatedFeature>([[patterns.providerAnalytics, 'reporting_analytics']]);

function gateOf(pattern: string): Pick<AppRoute, 'flag' | 'feature' | 'switches'> {
  const [flag, feature] = [flags.get(pattern), features.get(pattern)];
  const ownSwitches = gatedByPart.has(pattern) ? undefined : switchesOf(pattern);
  return { ...(flag && { flag }), ...(feature && { feature }), ...(ownSwitches && { switches: ownSwitches }) };
}

/** Every address that has a screen. Redirects and the not-found page are in AppRoutes. */
export const routeTable: readonly AppRoute[] = rows.map(([pattern, access, frame, title, screen, needs]) => ({
  pattern,
  access,
  frame,
  title,
  ...gateOf(pattern),
  screen,
  needsRuntime: needs === 'runtime' || (access !== 'open' && access !== 'any'),
}));
