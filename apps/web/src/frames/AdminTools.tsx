import { browserStorage } from '@sakina/platform/browser';
import { useUser } from '@sakina/platform/react/session';
import { AdminTools as Tools } from '@sakina/portal-features/administration/search';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { areKeysOff, rememberKeys } from '../boot/single-keys.ts';

/**
 * The search over everything and the keys of the administration; whether keys act is kept for each user of this device.
 */
export function AdminTools() {
  const user = useUser();
  return user && <OwnTools key={user.id} userId={user.id} />;
}

function OwnTools({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const [areOn, setOn] = useState(() => !areKeysOff(browserStorage(window), userId));
  return (
    <Tools
      onGo={(path) => void navigate(path)}
      areKeysOn={areOn}
      onKeysChange={(isOn) => {
        setOn(isOn);
        rememberKeys(browserStorage(window), userId, isOn);
      }}
    />
  );
}
