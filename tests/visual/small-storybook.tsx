import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Button, GlobalStyle } from '@sakina/design-system';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** A story of the small Storybook: what it shows, and what goes wrong with it. */
export interface SmallStory {
  id: string;
  html: string;
  tags?: string[];
  /** Message of the error that its play function throws. */
  fails?: string;
  steps?: string[];
}

/** The product's button with its own styles, as static HTML. */
export function drawButton(): { body: string; head: string } {
  const sheet = new ServerStyleSheet();
  const body = renderToStaticMarkup(
    sheet.collectStyles(
      <div>
        <GlobalStyle />
        <Button variant="action">{'Book a session'}</Button>
      </div>,
    ),
  );
  return { body, head: sheet.getStyleTags() };
}

/** Speaks with whoever shows stories as Storybook's preview does. */
const preview = `
const stories = JSON.parse(document.getElementById('stories').textContent);
const listeners = new Map();
const emit = (event, payload) => { for (const listener of [...(listeners.get(event) ?? [])]) listener(payload); };
globalThis.__STORYBOOK_ADDONS_CHANNEL__ = {
  on: (event, listener) => listeners.set(event, [...(listeners.get(event) ?? []), listener]),
  off: (event, listener) => listeners.set(event, (listeners.get(event) ?? []).filter((other) => other !== listener)),
  emit: async (event, { storyId }) => {
    const story = stories.find(({ id }) => id === storyId);
    document.getElementById('storybook-root').innerHTML = story.html;
    for (const step of story.steps ?? []) {
      document.getElementById('storybook-root').append(step);
      await globalThis.__sakinaStep?.(step);
    }
    if (story.fails) emit('playFunctionThrewException', { message: story.fails });
    emit('storyFinished', { storyId, status: story.fails ? 'error' : 'success' });
  },
};
globalThis.__STORYBOOK_PREVIEW__ = { ready: async () => {}, storyStoreValue: { loadStory: async () => ({ parameters: {} }) } };
`;

/** Writes a built Storybook of a few stories, all of them with the same styles. */
export function writeSmallStorybook(directory: string, stories: readonly SmallStory[], head: string): void {
  mkdirSync(directory, { recursive: true });
  const entries = stories.map(({ id, tags = [] }) => [
    id,
    { id, type: 'story', title: 'Design system/Actions/Button', name: id, tags },
  ]);
  writeFileSync(join(directory, 'index.json'), JSON.stringify({ entries: Object.fromEntries(entries) }));
  const data = JSON.stringify(stories).replaceAll('<', '\\u003c');
  writeFileSync(
    join(directory, 'iframe.html'),
    `<!doctype html><html lang="en" data-theme="portal" data-density="comfortable"><head><meta charset="utf-8"><title>Stories</title>${head}</head><body><div id="storybook-root"></div><script type="application/json" id="stories">${data}</script><script>${preview}</script></body></html>`,
  );
}
