import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  judgeComponent,
  judgeScreen,
  readComponents,
  readCoverage,
  readStoryFiles,
} from '../../tools/stories/coverage.ts';
import { readStoryFile } from '../../tools/stories/read-story-file.ts';
import { readComponent } from '../../tools/stories/read-components.ts';
import { root } from './repository.ts';

const covered = readCoverage(root);
const files = readStoryFiles(root);

describe('every component and every screen [SHOW-1] [ERROR-2]', () => {
  it('is looked at', () => {
    expect(covered.filter(({ kind }) => kind === 'component').length).toBeGreaterThan(90);
    expect(covered.filter(({ kind }) => kind === 'screen').length).toBeGreaterThan(15);
  });

  it.each(covered)('$name has its stories, its states, its sentences', ({ missing }) => {
    expect(missing).toEqual([]);
  });
});

describe('the check [SHOW-1]', () => {
  const button = readComponents(root).find(({ name }) => name === 'Button');

  it('misses a story that is taken away', () => {
    const without = files.map((file) => ({
      ...file,
      stories: file.stories.filter(({ exportName }) => exportName !== 'Keyboard'),
    }));
    expect(button && judgeComponent(button, files).missing).toEqual([]);
    expect(button && judgeComponent(button, without).missing).toEqual(['no story Keyboard']);
  });

  it('misses a story file that is taken away', () => {
    expect(
      button &&
        judgeComponent(
          button,
          files.filter(({ components }) => !components.includes('Button')),
        ).missing,
    ).toEqual(['no story file names it as its component']);
  });

  it('sees a prop without a sentence, and a component without one', () => {
    const text =
      'interface XProps {\n  /** Says something. */\n  label: string;\n  size: number;\n}\nexport function Xylophone({ label, size }: XProps) { return <button>{label}{size}</button>; }';
    expect(readComponent('Xylophone', 'Xylophone.tsx', text)).toMatchObject({
      isInteractive: true,
      undocumented: ['size'],
      hasDocstring: false,
    });
  });

  it('sees a state that proves nothing', () => {
    const text =
      "const meta = { title: 'A/B', component: AScreen };\nexport const Default = { play: async () => { await check(); } };\nexport const Loading = {};\nexport const RightToLeft = { play: async () => { await expect(1).toBe(1); } };\nexport const LongText = { ...RightToLeft };\nasync function check() { await expect(1).toBe(1); }";
    const file = readStoryFile('A.stories.tsx', text);
    expect(judgeScreen('AScreen', 'AScreen.tsx', [file], false).missing).toEqual([]);
    expect(judgeScreen('AScreen', 'AScreen.tsx', [file], true).missing).toEqual([
      'no story Empty or NotFound',
      'no story Error',
      'no story Denied',
      'no story Slow',
      'Loading asserts nothing',
    ]);
  });

  it('sees a keyboard walk and a default that assert nothing', () => {
    const text =
      "const meta = { title: 'A/Button', component: Button };\nexport const Default = {};\nexport const Keyboard = { play: async () => { await press(); } };\nexport const RightToLeft = { play: async () => { await expect(1).toBe(1); } };";
    const file = readStoryFile('Button.stories.tsx', text);
    expect(button && judgeComponent(button, [file]).missing).toEqual([
      'Default asserts nothing',
      'Keyboard asserts nothing',
    ]);
    expect(judgeScreen('Button', 'Button.tsx', [file], false).missing).toContain('Keyboard asserts nothing');
  });

  it('reads the files themselves', () => {
    expect(files.length).toBeGreaterThan(80);
    expect(files.every(({ file }) => readFileSync(join(root, file), 'utf8').length > 0)).toBe(true);
    expect(files.filter(({ title }) => title === '').map(({ file }) => file)).toEqual([]);
  });
});
