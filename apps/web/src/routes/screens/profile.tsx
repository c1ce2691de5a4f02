import { useUser } from '@sakina/platform/react';
import { ProfileScreen, readProfileSection } from '@sakina/portal-features/account/profile';
import { use, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../boot/language-context.tsx';
import { chooseDensity, useShownDensity } from '../../frames/theme-and-density.ts';
import { useChooseLanguage } from '../../frames/use-choose-language.ts';
import { loadRuntime } from '../../session/config.ts';
import { useTimePreferences } from '../../services/TimePreferences.tsx';

export function ProfilePage() {
  const [params] = useSearchParams();
  const runtime = use(loadRuntime());
  const user = useUser();
  const { language } = useLanguage();
  const onLanguageChange = useChooseLanguage();
  const density = useShownDensity();
  const { deviceTimeZone, apply } = useTimePreferences();
  const device = useMemo(
    () => ({
      language: language.code,
      onLanguageChange,
      density,
      deviceTimeZone,
      onTimesChange: apply,
      onDensityChange: (next: typeof density) => user && chooseDensity(user.id, next),
    }),
    [language, onLanguageChange, density, deviceTimeZone, apply, user],
  );
  return (
    <ProfileScreen
      section={readProfileSection(params)}
      device={device}
      accountUrl={runtime.ok ? accountUrlOf(runtime.config.identity?.authority) : null}
    />
  );
}

/** Keycloak serves a user's account page below the address of its realm; without an identity server there is none. */
function accountUrlOf(authority: string | undefined): string | null {
  return authority === undefined ? null : `${authority.replace(/\/$/, '')}/account`;
}
