import { Switcher } from '@sakina/design-system';
import type { User } from '@sakina/platform/domain';
import { useUser } from '@sakina/platform/react/session';
import { use } from 'react';
import { useAppText } from '../messages/index.ts';
import { loadServices } from '../services/services.ts';
import type { PortalStore } from '../portal/portal-store.ts';
import { usePortalChoice } from '../portal/use-portal-choice.ts';

/** The portal switch in a side navigation. Renders nothing for users with a single portal. */
export function PortalSwitch() {
  const services = use(loadServices());
  const user = useUser();
  return services && user ? <Choices store={services.portals} user={user} /> : null;
}

function Choices({ store, user }: { store: PortalStore; user: User }) {
  const t = useAppText();
  const choices = usePortalChoice(store, user);
  const current = choices.find((choice) => choice.isCurrent);
  if (!current) return null;
  return (
    <Switcher
      label={t('portal.label')}
      places={choices.map(({ portal, label, icon }) => ({ id: portal, label, icon }))}
      current={current.portal}
      onChoose={(id) => choices.find((choice) => choice.portal === id)?.choose()}
    />
  );
}
