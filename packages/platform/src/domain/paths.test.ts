import { describe, expect, it } from 'vitest';
import { areaOf, patterns, paths } from './index.ts';

describe('paths', () => {
  it.each([
    [paths.landing(), '/'],
    [paths.findTherapist(), '/find-therapist'],
    [paths.findTherapist({ kind: 'IMAM', q: undefined, sort: '' }), '/find-therapist?kind=IMAM'],
    [paths.therapist('p-1'), '/therapist/p-1'],
    [paths.publicProfile('amina'), '/@amina'],
    [paths.leader('أمينة'), '/leader/%D8%A3%D9%85%D9%8A%D9%86%D8%A9'],
    [paths.booking('p-1'), '/booking/p-1'],
    [paths.booking('p-1', { service: 's1', slot: 't2' }), '/booking/p-1?service=s1&slot=t2'],
    [paths.bookingCalendar('p-1', { slot: 't2' }), '/booking-cal/p-1?slot=t2'],
    [paths.therapistEnhanced({ id: 'p-1' }), '/therapist-profile-enhanced?id=p-1'],
    [paths.login({ redirect: '/booking/p-1?slot=t2' }), '/auth/login?redirect=%2Fbooking%2Fp-1%3Fslot%3Dt2'],
    [paths.login(), '/auth/login'],
    [paths.resetPassword('a/b'), '/auth/reset-password/a%2Fb'],
    [paths.onboardingPersona('imam'), '/onboarding/imam'],
    [paths.onboardingTopics(), '/onboarding/topics'],
    [paths.joinRoom('quiet-river'), '/join/quiet-river'],
    [paths.startSession(), '/provider/start-session'],
    [paths.startSession('a-9'), '/provider/start-session?appointment=a-9'],
    [paths.providerNotes({ appointment: 'a-9' }), '/provider/notes?appointment=a-9'],
    [paths.videoCall({ room: 'quiet-river' }), '/video-call?room=quiet-river'],
    [paths.adminSessions(), '/admin/sessions'],
    [paths.providerApply(), '/provider/apply'],
  ])('%s', (path, expected) => {
    expect(path).toBe(expected);
  });

  it('has one for every pattern', () => {
    expect(Object.keys(paths).toSorted()).toEqual(Object.keys(patterns).toSorted());
  });

  it.each(['a/b', '..', '.', '../admin', 'x?y=1', 'x#y', '%2e%2e', 'a\\b', '//evil.test', '\ud800', '$&', ':id'])(
    '[SEC-5] keeps %j in its one segment',
    (id) => {
      const url = new URL(paths.therapist(id), 'https://sakina.example');
      expect(url.host).toBe('sakina.example');
      expect(url.pathname).toMatch(/^\/therapist\/[^/]+$/);
      expect(url.search + url.hash).toBe('');
    },
  );
});

describe('areas of paths', () => {
  it.each([
    ['/admin', 'admin'],
    ['/ADMIN/users', 'admin'],
    ['/admin?x=/provider', 'admin'],
    ['/provider', 'provider'],
    ['/provider/notes#n1', 'provider'],
    ['/provider/apply', null],
    ['/provider/apply/', null],
    ['/provider/apply/more', 'provider'],
    ['/providers', null],
    ['/administrator', null],
    ['/dashboard', null],
    ['/', null],
  ])('[ROLE-4] %s belongs to %s', (path, area) => {
    expect(areaOf(path)).toBe(area);
  });
});
