import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FEATURES, holdersOf, importersIn, isOfFeatures } from './form-holders.ts';
import { readImportGraph } from './import-graph.ts';
import { root } from './repository.ts';

/** What keeps typed words sealed until they are saved (SEC-15); each is, or calls, `useDraft`. */
const KEEPS =
  /\buse(?:Draft|Unsaved|Kept|KeptText|KeptFields|KeptForm|KeptReason|KeptChange|KeptPlan|RecordForm|DraftBook|Compose)\b\s*[<(]/;

/** Files whose words need not be kept, with the reason. */
const EXEMPT: Readonly<Record<string, string>> = {
  'administration/settings/components/SecretDialog.tsx': 'a secret is never stored on a device',
  'account/auth/components/EmailField.tsx': 'signing in',
  'account/auth/components/LoginForm.tsx': 'signing in',
  'care/booking/payment/CouponField.tsx': 'one short code',
  'practice/calendar/components/ConnectDialog.tsx': 'one address of a calendar, which is itself a secret',
  'practice/credentials/components/CheckLicense.tsx': 'one number to look up',
  'care/deenya/screens/AssistantScreen.tsx': 'promises that nothing of the talk is kept',
  'practice/notes/components/SignDialog.tsx': 'a signature is given anew',
  'account/onboarding/components/CodeForm.tsx': 'one short code',
  'live/room/components/ChatForm.tsx': 'a line to a room that is live, and not the record of care',
  'live/room/components/JoinLobby.tsx': 'the name by which a visitor comes in',
  'live/room/components/WordToHost.tsx': 'a short word while waiting at the door',
  'account/shared/sign-up/SignUpForm.tsx': 'signing up',
};

/** How many texts a file lets people type: a text area counts as a form of its own. */
function textsIn(source: string): number {
  const areas = source.match(/<TextArea\b/g)?.length ?? 0;
  const fields = source.match(/<(?:TextField|PhoneField)\b/g)?.length ?? 0;
  return areas > 0 ? areas + fields + 1 : fields;
}

describe('words that are typed', () => {
  const whole = readImportGraph(root);
  const graph = new Map([...whole].filter(([file]) => isOfFeatures(file)));
  const importers = importersIn(graph);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const keeps = (file: string) => !file.startsWith(`${FEATURES}shared/form/`) && KEEPS.test(read(file));
  const forms = [...graph.keys()].filter((file) => file.endsWith('.tsx') && textsIn(read(file)) > 1);

  it('are kept by each form with more than one text field, or are exempt for a reason [SEC-15]', () => {
    const loose = forms
      .filter((file) => !(file.slice(FEATURES.length) in EXEMPT))
      .filter((file) => ![...holdersOf(file, graph, importers)].some(keeps));
    expect(loose).toEqual([]);
  });

  it('are exempt only where there is such a file', () => {
    expect(Object.keys(EXEMPT).filter((file) => !graph.has(FEATURES + file))).toEqual([]);
  });

  it.each([
    ['<TextArea label="a" />', 2],
    ['<TextField /><TextField />', 2],
    ['<TextField />', 1],
    ['<TextFieldset /><Select />', 0],
  ])('%s lets %s texts be typed', (source, count) => {
    expect(textsIn(source)).toBe(count);
  });

  it.each(['useDraft(`a`, {', 'useUnsaved<Kept>(', 'useKeptText(', 'useRecordForm<A, B>({'])(
    '%s keeps words',
    (source) => {
      expect(KEEPS.test(source)).toBe(true);
    },
  );
  it.each(["import { useDraft } from 'x';", 'useDraftless('])('%s keeps nothing', (source) => {
    expect(KEEPS.test(source)).toBe(false);
  });
});
