// Calls between browsers in the built demo: how soon someone is seen, how many pictures a second arrive, and what it
// loads.
import { chromium } from 'playwright';
import { CALL_ARGS, lightBrowserLaunch } from '../browser.mjs';
import { addedLoad, firstLoad } from '../first-load.mjs';
import { load } from '../load.mjs';
import { serveDemo } from './demo.mjs';

const PORT = '4178';
const ORIGIN = `http://localhost:${PORT}`;
const ROOM = '/join/rpcyv9669n6wb4aj';
/** Milliseconds over which pictures are counted. */
const COUNTED_MS = 6000;

/** Seconds until a page has decoded a picture that it had not. */
async function secondsToPicture(page, { framesDecoded }, before) {
  const began = performance.now();
  while ((await framesDecoded(page)) <= before) await page.waitForTimeout(20);
  return (performance.now() - began) / 1000;
}

/** The host inside the room, with sound and picture. */
async function openHost(context, { laylaStart }) {
  const page = await context.newPage();
  await page.goto(`${ORIGIN}/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill('therapist@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/provider/portal');
  await laylaStart(page).click();
  await page.getByRole('button', { name: 'Start session' }).click();
  const early = page.getByRole('alertdialog').getByRole('button', { name: 'Start now' });
  await early.or(page.getByRole('timer')).waitFor();
  if (await early.isVisible()) await early.click();
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByRole('figure', { name: /\(you\)$/ }).waitFor();
  return page;
}

/** Someone at the door, who has chosen to join with picture and voice. */
async function knock(context, { visitorTab }, name) {
  const page = await visitorTab(context);
  await page.goto(ORIGIN + ROOM);
  await page.getByRole('radio', { name: /Audio and video/ }).waitFor();
  await page.getByRole('textbox', { name: /Your name/ }).fill(name);
  await page.getByRole('button', { name: 'Enter the waiting room' }).click();
  await page.getByRole('heading', { level: 1, name: 'You’re in the waiting room' }).waitFor();
  return page;
}

const letIn = (host, name) => host.getByRole('button', { name: `Let in ${name}`, exact: true }).click();

/** Leaves the call, joins it again, and counts the seconds from that press to a picture. */
async function joinAgain(page, live) {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Leave the call' }).click();
  const seen = await live.framesDecoded(page);
  await page.getByRole('button', { name: 'Join with audio' }).click();
  const press = page.getByRole('button', { name: 'Join', exact: true });
  await press.waitFor();
  await press.click();
  return secondsToPicture(page, live, seen);
}

/** How the calls go. */
async function measureCalls() {
  const live = await load('tests/journeys/support/live.ts');
  const launch = lightBrowserLaunch();
  const browser = await chromium.launch({ ...launch, args: [...launch.args, ...CALL_ARGS] });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.clock.install({ time: new Date('2026-11-24T15:00:00Z') });
    await live.watch(context);
    const host = await openHost(context, live);
    const first = await knock(context, live, 'Samir');
    await letIn(host, 'Samir');
    const join = await secondsToPicture(first, live, 0);

    const again = await joinAgain(first, live);

    const second = await knock(context, live, 'Noor');
    await letIn(host, 'Noor');
    await secondsToPicture(second, live, 0);
    const third = await knock(context, live, 'Amal');
    await letIn(host, 'Amal');
    const fourth = await secondsToPicture(third, live, 0);
    await third.waitForTimeout(2000);
    const before = await live.framesDecoded(third);
    await third.waitForTimeout(COUNTED_MS);
    const frames = (await live.framesDecoded(third)) - before;
    const againOfFour = await joinAgain(third, live);
    return [
      { name: 'from joining to the first picture, two people', value: again, limit: 1 },
      { name: 'from joining to the first picture, four people', value: againOfFour, limit: 2 },
      { name: 'let in until the first picture, two people', value: join },
      { name: 'let in until the first picture, four people', value: fourth },
      {
        name: 'pictures a second of each other, four people',
        value: frames / 3 / (COUNTED_MS / 1000),
        limit: 10,
        isFloor: true,
      },
    ];
  } finally {
    await browser.close();
  }
}

/**
 * @returns {Promise<import('../../.storybook/proof/model/measured.ts').MeasuredGroup[]>}
 */
export async function measureLive() {
  const stop = await serveDemo(PORT);
  try {
    const rows = await measureCalls();
    return [
      { title: 'Calls between browsers on this machine', unit: 's or pictures a second', rows },
      {
        title: 'Script of a room',
        unit: 'kB brotli',
        rows: [
          { name: 'the room without a call', value: firstLoad('/join/:roomName').brotli / 1000 },
          {
            name: 'what the call adds',
            value: addedLoad('/join/:roomName', 'packages/portal-features/src/live/room/stage/CallPanel.tsx') / 1000,
            limit: 60,
          },
          {
            name: 'calls between browsers',
            value: addedLoad('/join/:roomName', 'packages/platform/src/media/direct/connect.ts') / 1000,
            limit: 8,
          },
          {
            name: 'calls through LiveKit',
            value: addedLoad('/join/:roomName', 'packages/platform/src/media/livekit/connect.ts') / 1000,
            limit: 125,
          },
          {
            name: 'recording in the browser',
            value:
              addedLoad('/join/:roomName', 'packages/portal-features/src/live/room/capture/CapturedHere.tsx') / 1000,
          },
        ],
      },
    ];
  } finally {
    stop();
  }
}
