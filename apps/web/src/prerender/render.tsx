import { chooseLanguage, languages, product } from '@sakina/platform/domain';
import type { LanguageCode, SupportedLanguage } from '@sakina/platform/domain';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../App.tsx';
import { DirectoryPage } from './DirectoryPage.tsx';
import ar from './messages/ar.json';
import en from './messages/en.json';
import { prerenderedPages } from './pages.ts';
import type { PrerenderedPage } from './pages.ts';
import type { RenderedPage } from './rendered.ts';
import { structuredData } from './structured-data.ts';

const descriptions: Readonly<Record<LanguageCode, typeof en>> = { en, ar };
/** Whoever reads without our code is shown the hour of no one in particular. */
const TIME_ZONE = 'America/New_York';

/** React puts a page's title in front of what it renders, since the element of the document is not its own. */
const LEADING_TITLE = /^<title>(.*?)<\/title>/;

/**
 * Renders every page of the list in every language.
 * @param now The instant of the build, in milliseconds: the year of the footer hangs on it.
 * @throws When a page has no title, or anything on it fails: a half page is not shipped.
 */
export async function renderPages(now: number): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = [];
  for (const language of languages) {
    for (const page of prerenderedPages) pages.push(await renderPage(page, language, now));
  }
  return pages;
}

async function renderPage(
  { path, description, directory }: PrerenderedPage,
  language: SupportedLanguage,
  now: number,
): Promise<RenderedPage> {
  const chosen = chooseLanguage({ asked: language.code });
  const Router = ({ children }: { children: ReactNode }) => <StaticRouter location={path}>{children}</StaticRouter>;
  const environment = { clock: { now: () => now, timeZone: TIME_ZONE }, language: chosen };
  const app = directory ? (
    <DirectoryPage environment={environment} Router={Router} path={path} about={directory} />
  ) : (
    <App environment={environment} Router={Router} />
  );
  const failures: unknown[] = [];
  // In one piece: what React sends later would be moved to its place by inline scripts, which the policy of the pages
  // lets none run.
  const { prelude } = await prerender(app, {
    onError: (error) => void failures.push(error),
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  const whole = await new Response(prelude).text();
  if (failures.length > 0) throw new Error(`${path} cannot be prerendered in ${language.code}`, { cause: failures[0] });
  if (/<script|<template/.test(whole))
    throw new Error(`${path} has parts in ${language.code} that only a script would put in their place`);
  const title = LEADING_TITLE.exec(whole)?.[1];
  if (title === undefined) throw new Error(`${path} has no title in ${language.code}`);
  const words = descriptions[language.code][description];
  const described = words.replaceAll('{product}', product.name);
  return {
    path,
    language,
    title,
    description: described,
    noScript: descriptions[language.code].noScript,
    data: structuredData(path, described),
    isShell: directory !== undefined,
    html: whole.replace(LEADING_TITLE, ''),
  };
}
