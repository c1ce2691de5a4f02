import { useState } from 'react';
import { readSessionsAddress } from './model/address.ts';
import { AdminSessionsScreen } from './screens/AdminSessionsScreen.tsx';
import type { AdminSessionsScreenProps } from './screens/AdminSessionsScreen.tsx';

/** What the screen is given for an address’s query. */
export const addressOf = (query = '') => readSessionsAddress(new URLSearchParams(query));

/** Keeps what the app keeps in the address. */
export function WithAddress({ address: first, onAddressChange }: AdminSessionsScreenProps) {
  const [address, setAddress] = useState(first);
  return (
    <AdminSessionsScreen
      address={address}
      onAddressChange={(next) => {
        setAddress(next);
        onAddressChange(next);
      }}
    />
  );
}
