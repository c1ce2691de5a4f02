import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { exportsOf, readComponent } from './read-components.ts';
import type { ComponentText } from './read-components.ts';
import { readStoryFile } from './read-story-file.ts';
import type { StoryFile } from './read-story-file.ts';

/** What is missing of one component or screen; empty where all of it is there (SHOW-1). */
export interface Covered {
  readonly kind: 'component' | 'screen';
  readonly name: string;
  /** Path of its module below the root. */
  readonly file: string;
  /** The story files that are about it. */
  readonly stories: readonly StoryFile[];
  /** What is not there, in words. */
  readonly missing: readonly string[];
}

/** States that every component is shown in. */
const COMPONENT_STATES = ['Default', 'RightToLeft'];

/**
 * States that every screen which reads from the server is shown in; the second names what stands for the first where a
 * screen has one record.
 */
const SCREEN_STATES: readonly (readonly string[])[] = [
  ['Default'],
  ['Loading'],
  ['Empty', 'NotFound'],
  ['Error'],
  ['Denied'],
  ['Slow'],
  ['LongText'],
  ['RightToLeft'],
];
const PLAIN_SCREEN_STATES: readonly (readonly string[])[] = [['Default'], ['LongText'], ['RightToLeft']];

/** Exported components that make nothing to look at. */
const UNSEEN = new Map([
  ['GlobalStyle', 'the base of every story'],
  ['LocaleProvider', 'the language of every story'],
  ['LinkProvider', 'hands in how links navigate'],
  ['ToastProvider', 'shown by the stories of toasts'],
]);

const hasState = (files: readonly StoryFile[], names: readonly string[]) =>
  files.some(({ stories }) => stories.some(({ exportName }) => names.includes(exportName)));

/** The stories of these states that prove nothing: no `expect` in what they play. Further stories may only render. */
function silentStories(files: readonly StoryFile[], states: readonly string[]): string[] {
  return files.flatMap(({ stories }) =>
    stories
      .filter(({ exportName, assertions }) => assertions === 0 && states.includes(exportName))
      .map(({ exportName }) => `${exportName} asserts nothing`),
  );
}

export function judgeComponent(component: ComponentText, files: readonly StoryFile[]): Covered {
  const own = files.filter(({ components }) => components.includes(component.name));
  const states = [...COMPONENT_STATES, ...(component.isInteractive ? ['Keyboard'] : [])];
  const missing =
    own.length === 0
      ? ['no story file names it as its component']
      : [
          ...states.filter((state) => !hasState(own, [state])).map((state) => `no story ${state}`),
          ...silentStories(own, states),
        ];
  return {
    kind: 'component',
    name: component.name,
    file: component.file,
    stories: own,
    missing: [
      ...missing,
      ...component.undocumented.map((prop) => `prop ${prop} has no sentence`),
      ...(component.hasDocstring ? [] : ['no docstring']),
    ],
  };
}

export function judgeScreen(name: string, file: string, files: readonly StoryFile[], reads: boolean): Covered {
  const own = files.filter(({ components }) => components.includes(name));
  const states = reads ? SCREEN_STATES : PLAIN_SCREEN_STATES;
  return {
    kind: 'screen',
    name,
    file,
    stories: own,
    missing:
      own.length === 0
        ? ['no story file names it as its component']
        : [
            ...states.filter((names) => !hasState(own, names)).map((names) => `no story ${names.join(' or ')}`),
            ...silentStories(own, [...states.flat(), 'Keyboard']),
          ],
  };
}

function filesBelow(root: string, folder: string, pattern: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => pattern.test(file) && !file.includes('node_modules'))
    .toSorted();
}

/** Every story file of the repository. */
export function readStoryFiles(root: string): StoryFile[] {
  return ['packages/design-system/src', 'packages/portal-features/src', '.storybook']
    .flatMap((folder) => filesBelow(root, folder, /\.stories\.tsx$/))
    .map((file) => readStoryFile(file, readFileSync(join(root, file), 'utf8')));
}

/** The story files among these whose component has a page of documents. */
export function withDocuments(root: string, files: readonly StoryFile[]): StoryFile[] {
  return files.filter(({ file }) => readFileSync(join(root, file), 'utf8').includes("tags: ['autodocs']"));
}

const DESIGN_SYSTEM = 'packages/design-system/src/index.ts';

/** Every component that can be had from the door of the design system. */
export function readComponents(root: string): ComponentText[] {
  const found: ComponentText[] = [];
  function follow(door: string): void {
    for (const { name, from, isType } of exportsOf(readFileSync(join(root, door), 'utf8'))) {
      if (isType || from === '') continue;
      const file = relative(root, join(root, dirname(door), from));
      if (name === '*') follow(file);
      const component =
        name === '*' || UNSEEN.has(name) ? null : readComponent(name, file, readFileSync(join(root, file), 'utf8'));
      if (component) found.push(component);
    }
  }
  follow(DESIGN_SYSTEM);
  return found;
}

const FEATURES = 'packages/portal-features/src';

/** What each exported component and each screen has, and what it lacks. */
export function readCoverage(root: string): Covered[] {
  const stories = readStoryFiles(root);
  const screens = filesBelow(root, FEATURES, /\/screens\/[A-Z]\w+Screen\.tsx$/).map((file) => {
    const name = /(\w+)\.tsx$/.exec(file)?.[1] ?? '';
    return judgeScreen(name, file, stories, existsSync(join(root, dirname(dirname(file)), 'api')));
  });
  return [...readComponents(root).map((component) => judgeComponent(component, stories)), ...screens];
}
