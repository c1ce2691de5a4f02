import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './repository.ts';

const FEATURES = 'packages/portal-features/src';
/** A field of several lines; the props' type and its import are none. */
const FIELD = /<(?:TextArea|ReasonField)\b/g;
const WATCH = /<HelpBeside\b/;

/**
 * Domains and features that only providers and administrators write in: what they write of danger is of others, and is
 * their work.
 */
const STAFF = [
  'account/joining-providers',
  'administration',
  'money/insurance',
  'money/invoices',
  'money/payments',
  'practice',
];

/** Files whose field someone else writes in, or whose watch stands in the form around it; each with its reason. */
const EXCEPTIONS: Readonly<Record<string, { reason: string; watchedIn?: readonly string[] }>> = {
  'care/community/components/PostFields.tsx': {
    reason: 'the form around it gives it the help, which reads the title and the warning too',
    watchedIn: ['care/community/components/WritePost.tsx', 'care/community/components/EditPost.tsx'],
  },
  'care/safety-plan/components/RowFields.tsx': {
    reason: 'one watch for all lines of a section, so that help stands there once',
    watchedIn: ['care/safety-plan/components/SectionEditor.tsx'],
  },
  'live/room/components/EndUnattended.tsx': { reason: 'the provider says why nobody came' },
  'live/room/components/ScratchNote.tsx': { reason: 'the provider’s note during a session' },
  'live/room/playback/ChangeLine.tsx': { reason: 'the provider mends a transcript' },
  'shared/dialogs/ReasonField.tsx': {
    reason: 'the dialog around it watches what a client writes',
    watchedIn: ['care/community/components/ReportDialog.tsx', 'care/community/components/AppealDialog.tsx'],
  },
  'shared/meeting/MeetingFields.tsx': { reason: 'the provider describes a group or a broadcast' },
  'shared/referrals/ReferDialog.tsx': { reason: 'the provider says why they refer a client' },
  'shared/referrals/DeclineReferral.tsx': { reason: 'the provider says why they decline a referral' },
};

const read = (file: string) => readFileSync(join(root, FEATURES, file), 'utf8');
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** How many fields of a file have no watch of their own. */
function unwatched(text: string): number {
  const code = withoutComments(text);
  return WATCH.test(code) ? 0 : (code.match(FIELD)?.length ?? 0);
}

const files = readdirSync(join(root, FEATURES), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.stories.tsx'));
const fields = files.filter((file) => withoutComments(read(file)).match(FIELD));
const isStaff = (file: string) => STAFF.some((folder) => file.startsWith(`${folder}/`));

describe('every field that a client writes in is watched for words of danger while they type [CARE-1]', () => {
  const ofClients = fields.filter((file) => !isStaff(file) && !(file in EXCEPTIONS));

  it('there are such fields', () => {
    expect(ofClients.length).toBeGreaterThanOrEqual(18);
  });

  it.each(ofClients)('%s', (file) => {
    expect(unwatched(read(file)), 'a <TextArea> without a <HelpBeside> that reads it').toBe(0);
  });

  it.each(Object.entries(EXCEPTIONS))('%s is an exception that still holds', (file, { watchedIn = [] }) => {
    expect(fields).toContain(file);
    const name = /(?<name>\w+)\.tsx$/.exec(file)?.groups?.['name'];
    for (const form of watchedIn) {
      expect(read(form)).toContain(`<${name}`);
      expect(read(form)).toMatch(WATCH);
    }
  });

  it('features of providers and administrators still have fields', () => {
    expect(STAFF.filter((name) => !fields.some((file) => file.startsWith(`${name}/`)))).toEqual([]);
  });
});

describe('the check', () => {
  it.each([
    ['<TextArea label="a" />', 1],
    ['<TextArea label="a" />\n// <HelpBeside text={a} />', 1],
    ['<TextArea label="a" /><HelpBeside text={a} />', 0],
    ['/* <TextArea /> */', 0],
    ['<ReasonField form={form} />', 1],
    ['<TextField label="a" />', 0],
  ])('finds in %j %i fields without a watch', (text, count) => {
    expect(unwatched(text)).toBe(count);
  });
});

describe('one place decides when a text that is being typed opens help [CARE-1]', () => {
  it('no screen asks while typing by itself', () => {
    const own = files.filter((file) => /speaksOfCrisis\(/.test(read(file)));
    expect(own.toSorted()).toEqual([
      // After it was sent.
      'care/dashboard/views/messages/Compose.tsx',
      // Of what was kept before.
      'care/deenya/components/StepDone.tsx',
      'shared/crisis/CrisisWatch.tsx',
    ]);
  });
});
