import { Avatar, Button, Menu, Stack, Text } from '@sakina/design-system';
import type { MenuSection } from '@sakina/design-system';
import { canEnterProviderArea, languages, paths } from '@sakina/platform/domain';
import type { User } from '@sakina/platform/domain';
import { Languages, LogOut, Moon, Rows3, ShieldCheck, Stethoscope, Sun, SunMoon, UserRound } from 'lucide-react';
import { useFormat, useNow } from '@sakina/platform/react';
import { use } from 'react';
import { useLanguage } from '../boot/language-context.tsx';
import { useAppText } from '../messages/index.ts';
import type { PortalStore } from '../portal/portal-store.ts';
import { usePortalChoice } from '../portal/use-portal-choice.ts';
import { nameOf } from '../session/name-of.ts';
import { useSignOut } from '../session/sign-out.ts';
import { loadServices } from '../services/services.ts';
import { choose, schemes, useColorScheme } from './color-scheme.ts';
import { useChooseLanguage } from './use-choose-language.ts';
import { chooseDensity, useShownDensity } from './theme-and-density.ts';

/**
 * The avatar with the portals of this user, Profile, the compact view, day or night, the languages and Logout (FRAME-6,
 * PORTAL-4, PORTAL-9).
 */
export function AccountMenu({ user }: { user: User }) {
  const services = use(loadServices());
  return services && <UserMenu user={user} store={services.portals} />;
}

function UserMenu({ user, store }: { user: User; store: PortalStore }) {
  const t = useAppText();
  const signOut = useSignOut();
  const name = nameOf(user);
  const portals = usePortalSection(user, store);
  const view = useViewSection(user);
  const appearance = useAppearanceSection();
  const language = useLanguageSection();
  const format = useFormat();
  const zone = format.zone(format.timeZone, new Date(useNow(60_000)).toISOString());
  // An administrator who is not a provider opens the provider area without a switch (ROLE-4).
  const looksIn = canEnterProviderArea(user) && !store.offered().includes('provider');

  return (
    <Menu
      align="end"
      label={t('nav.account', { name })}
      header={
        <Stack gap="none">
          <Text as="strong" size="sm" weight="strong">
            <bdi>{name}</bdi>
          </Text>
          <Text as="span" size="xs" tone="muted">
            {t('nav.zone', { zone })}
          </Text>
        </Stack>
      }
      trigger={
        <Button variant="quiet" size="small" aria-label={t('nav.account', { name })}>
          <Avatar name={name} size="sm" />
        </Button>
      }
      items={[
        ...portals,
        {
          id: 'places',
          label: t('nav.places'),
          items: [
            { id: 'profile', label: t('nav.profile'), icon: <UserRound aria-hidden />, href: paths.profile() },
            {
              id: 'safety-plan',
              label: t('nav.safetyPlan'),
              icon: <ShieldCheck aria-hidden />,
              href: paths.safetyPlan(),
            },
            ...(looksIn
              ? [
                  {
                    id: 'provider',
                    label: t('nav.providerArea'),
                    icon: <Stethoscope aria-hidden />,
                    href: paths.providerPortal(),
                  },
                ]
              : []),
          ],
        },
        view,
        appearance,
        language,
        {
          id: 'session',
          label: t('nav.session'),
          items: [{ id: 'logout', label: t('nav.logout'), icon: <LogOut aria-hidden />, onAction: signOut }],
        },
      ]}
    />
  );
}

function usePortalSection(user: User, store: PortalStore): MenuSection[] {
  const t = useAppText();
  const choices = usePortalChoice(store, user);
  if (choices.length === 0) return [];
  return [
    {
      id: 'portals',
      title: t('portal.label'),
      selection: 'single',
      items: choices.map(({ portal, label, description, icon: Icon, isCurrent, choose }) => ({
        id: portal,
        label,
        description,
        icon: <Icon aria-hidden />,
        isSelected: isCurrent,
        onAction: choose,
      })),
    },
  ];
}

function useLanguageSection(): MenuSection {
  const t = useAppText();
  const { language } = useLanguage();
  const choose = useChooseLanguage();
  return {
    id: 'language',
    title: t('language.choice'),
    selection: 'single',
    items: languages.map(({ code, name }) => ({
      id: code,
      label: name,
      icon: <Languages aria-hidden />,
      isSelected: code === language.code,
      onAction: () => choose(code),
    })),
  };
}

const schemeIcons = { system: SunMoon, light: Sun, dark: Moon } as const;

function useAppearanceSection(): MenuSection {
  const t = useAppText();
  const shown = useColorScheme();
  return {
    id: 'appearance',
    title: t('scheme.choice'),
    selection: 'single',
    items: schemes.map((scheme) => {
      const Icon = schemeIcons[scheme];
      return {
        id: scheme,
        label: t(`scheme.${scheme}`),
        icon: <Icon aria-hidden />,
        isSelected: scheme === shown,
        onAction: () => choose(scheme),
      };
    }),
  };
}

function useViewSection(user: User): MenuSection {
  const t = useAppText();
  const isCompact = useShownDensity() === 'compact';
  const toggle = () => chooseDensity(user.id, isCompact ? 'comfortable' : 'compact');
  return {
    id: 'view',
    label: t('nav.view'),
    selection: 'multiple',
    items: [
      { id: 'compact', label: t('nav.compact'), icon: <Rows3 aria-hidden />, isSelected: isCompact, onAction: toggle },
    ],
  };
}
