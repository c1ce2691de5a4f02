import type { UserId } from '@sakina/platform/contract';
import { ids } from './ids.ts';
import { opaque } from './random.ts';

/** A person with an account: a client, or a provider as clients' records name them. */
export interface Person {
  id: UserId;
  displayName: string;
  email: string;
}

const named: readonly Person[] = [
  { id: ids.users.layla, displayName: 'Layla Haddad', email: 'patient@demo.test' },
  { id: ids.users.noah, displayName: 'Noah Bergström', email: 'second@demo.test' },
  { id: ids.users.zaynab, displayName: 'Zaynab Farooq', email: 'newcomer@demo.test' },
  { id: ids.users.sofia, displayName: 'Sofia Marchetti', email: 'sofia.marchetti@demo.test' },
  { id: ids.users.tomas, displayName: 'Tomás Oliveira', email: 'tier@demo.test' },
];

const names = [
  'Beatriz Carvalho',
  'Omar Siddiqui',
  'Konstantina Papadopoulos-Christodoulou',
  'Aisha Al Mansoori · عائشة المنصوري',
  'Liam O’Connell',
  'Fatima Zahra Benali',
  'Jonas Keller',
  'Mei-Ling Chua',
  'Samuel Adeyemi',
  'Hanna Virtanen',
  'Ravi Krishnan',
  'Camila Torres',
  'Yusra Abdi',
  'Ethan Brooks',
  'Nour Khalil · نور خليل',
  'Agnieszka Wróblewska',
  'Dimitri Volkov',
  'Priya Nair',
  'Hassan Javed',
  'Emily Sutherland',
  'Thandiwe Dlamini',
  'Mateo Fernández',
  'Sana Mirza',
  'Oluwaseun Bankole-Fashola',
] as const;

/** Clients without a demo account. */
export const clients = names.map((displayName): Person => {
  const [first = 'client'] = displayName
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z ]/g, '')
    .split(' ');
  return {
    id: `usr-${opaque(displayName, 6)}` as UserId,
    displayName,
    email: `${first}.${opaque(displayName, 3)}@demo.test`,
  };
}) as readonly Person[] as readonly [Person, ...Person[]];

/** Everyone who booked or could book. */
export const people: readonly Person[] = [...named, ...clients];
