/** A path of every row of ROUTE-1 to ROUTE-31, with the title that its tab shows and who can open it. */
export interface RouteCase {
  id: string;
  path: string;
  title: string;
  /** Account that may open it; null for a visitor. */
  as: string | null;
}

const route = (id: string, path: string, title: string, as: string | null = null): RouteCase => ({
  id,
  path,
  title,
  as,
});

const PATIENT = 'patient@demo.test';
const THERAPIST = 'therapist@demo.test';
const ADMIN = 'admin@demo.test';

export const routeCases: RouteCase[] = [
  route('ROUTE-1', '/', 'Sakina – Peace of Mind'),
  route('ROUTE-2', '/auth/login', 'Log in'),
  route('ROUTE-2', '/auth/register', 'Sign up'),
  // Without an answer to finish it is the page to log in.
  route('ROUTE-3', '/auth/callback', 'Log in'),
  route('ROUTE-4', '/auth/forgot-password', 'Forgot your password?'),
  route('ROUTE-5', '/quick-login', 'Demo accounts'),
  route('ROUTE-6', '/auth/onboarding', 'Welcome'),
  route('ROUTE-6', '/auth/persona-selection', 'What brings you here?'),
  route('ROUTE-9', '/legal/privacy', 'Privacy'),
  route('ROUTE-9', '/legal/terms', 'Terms'),
  route('ROUTE-9', '/legal/hipaa', 'Health privacy notice'),
  route('ROUTE-10', '/onboarding/patient', 'About you'),
  route('ROUTE-10', '/onboarding/therapist', 'Offer care as a therapist'),
  route('ROUTE-10', '/onboarding/imam', 'Offer guidance as an imam'),
  route('ROUTE-10', '/onboarding/mentor', 'Be there for others as a mentor'),
  route('ROUTE-10', '/onboarding/topics', 'Topics you want help with'),
  route('ROUTE-11', '/leader/yusuf-demir', 'Imam Yusuf Demir, imam in Istanbul'),
  route('ROUTE-11', '/@amina-rahman', 'Dr. Amina Rahman, therapist in New York'),
  route('ROUTE-12', '/find-leader', 'Find an imam or a mentor'),
  route('ROUTE-12', '/providers', 'All providers'),
  route('ROUTE-13', '/join', 'Join'),
  route('ROUTE-13', '/join/patient', 'Create your account'),
  route('ROUTE-15', '/find-therapist', 'Find a therapist'),
  route('ROUTE-15', '/dashboard/find-leader', 'Find an imam or a mentor'),
  route('ROUTE-16', '/therapist/prv-amina-rahman', 'Dr. Amina Rahman, therapist in New York'),
  route('ROUTE-16', '/therapist-profile-enhanced', 'Provider'),
  route('ROUTE-17', '/community', 'Community'),
  route('ROUTE-17', '/community-old', 'Community'),
  route('ROUTE-18', '/about', 'About'),
  route('ROUTE-18', '/mission', 'Our mission'),
  route('ROUTE-18', '/story', 'Our story'),
  route('ROUTE-18', '/team', 'The team'),
  route('ROUTE-18', '/pricing', 'Pricing'),
  route('ROUTE-18', '/faq', 'Questions and answers'),
  route('ROUTE-19', '/typography', 'Type specimen'),
  route('ROUTE-19', '/social', 'Social responsibility'),
  route('ROUTE-19', '/business-model', 'How we make money'),
  route('ROUTE-19', '/investors', 'Investors'),
  route('ROUTE-20', '/dashboard', 'Dashboard', PATIENT),
  route('ROUTE-22', '/booking/prv-amina-rahman', 'Book a session', PATIENT),
  route('ROUTE-22', '/booking-cal/prv-amina-rahman', 'Book a session', PATIENT),
  route('ROUTE-23', '/deenya', 'Deenya', PATIENT),
  route('ROUTE-24', '/profile', 'Your profile', PATIENT),
  route('CARE-3', '/safety-plan', 'Your plan', PATIENT),
  route('ROUTE-25', '/video-call', 'Video call', PATIENT),
  route('ROUTE-25', '/group-video', 'Group session', PATIENT),
  route('ROUTE-25', '/broadcast/view', 'Broadcast', PATIENT),
  route('ROUTE-31', '/provider/apply', 'Apply as a provider', PATIENT),
  route('ROUTE-21', '/therapist-dashboard', 'Your practice at a glance', THERAPIST),
  route('ROUTE-25', '/broadcast/studio', 'Broadcast studio', THERAPIST),
  route('ROUTE-27', '/provider/portal', 'Today', THERAPIST),
  route('ROUTE-28', '/provider/start-session', 'Session', THERAPIST),
  route('ROUTE-29', '/provider/clients', 'Clients', THERAPIST),
  route('ROUTE-29', '/provider/payments', 'Payments', THERAPIST),
  route('ROUTE-29', '/provider/calendar', 'Calendar', THERAPIST),
  route('ROUTE-29', '/provider/analytics', 'Analytics', THERAPIST),
  route('ROUTE-29', '/provider/profile', 'Public profile', THERAPIST),
  route('ROUTE-29', '/provider/notes', 'Session notes', THERAPIST),
  route('ROUTE-29', '/provider/treatment-plans', 'Treatment plans', THERAPIST),
  route('ROUTE-30', '/provider/sessions/today', 'Sessions today', THERAPIST),
  route('ROUTE-30', '/provider/messages', 'Messages', THERAPIST),
  route('ROUTE-30', '/provider/group-sessions', 'Group sessions', THERAPIST),
  route('ROUTE-30', '/provider/credentials', 'Credentials', THERAPIST),
  route('ROUTE-30', '/provider/availability', 'Availability', THERAPIST),
  route('ROUTE-30', '/provider/insurance', 'Insurance', THERAPIST),
  route('ROUTE-30', '/provider/invoices', 'Invoices', THERAPIST),
  route('ROUTE-30', '/provider/reviews', 'Reviews', THERAPIST),
  route('ROUTE-26', '/admin', 'Administration', ADMIN),
  route('ROUTE-26', '/admin/users', 'People', ADMIN),
  route('ROUTE-26', '/admin/providers', 'Providers', ADMIN),
  route('ROUTE-26', '/admin/revenue', 'Revenue', ADMIN),
  route('ROUTE-26', '/admin/sessions', 'Sessions', ADMIN),
  route('ROUTE-26', '/admin/settings', 'Settings', ADMIN),
  route('ROUTE-26', '/admin/moderation', 'Moderation', ADMIN),
  route('ROUTE-26', '/admin/safety', 'Safety', ADMIN),
];
