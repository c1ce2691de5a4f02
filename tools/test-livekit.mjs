// `npm run test:livekit`: the product's adapter and the sandbox's tokens against a real LiveKit server (REAL-2). Needs
// Go once, to build the server, and Redis for the part about a cluster. Nothing of it is a part of `npm test`.
//   --only <words>   checks whose titles hold these words
//   --record         writes the figures to docs/measured.json
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { createChecks, same, seconds } from './livekit/checks.mjs';
import { buildPage, createPerson, launchCallBrowser, servePage } from './livekit/people.mjs';
import { recordFigures } from './measured.mjs';
import { freePort, KEY, livekitServer, need, startLiveKit, until } from './livekit/server.mjs';
import { watch } from './livekit/viewers.mjs';
import { ensureBrowser } from './ensure-browser.mjs';
import { load } from './load.mjs';
import { ensureDependencies } from './run.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' }, record: { type: 'boolean', default: false } } });
await ensureDependencies();
livekitServer();
need(
  'redis-server',
  'Install Debian’s package redis-server: two servers share a cluster’s rooms through it.',
  'redis-server',
);
await ensureBrowser();
const { createLiveKitServer } = await load('mocks/src/sandbox/livekit.ts');
await buildPage();

const { check: checkAlways, note, end, figures } = createChecks();
/** Runs a check, and closes its browsers. */
async function check(title, work) {
  if (values.only && !title.includes(values.only)) return;
  await checkAlways(title, work);
  for (const context of browser.contexts()) await context.close();
}
const server = await startLiveKit();
const page = await servePage({ load, livekitBase: server.url.replace('ws', 'http') });
const browser = await launchCallBrowser();
const rooms = createLiveKitServer({
  url: server.url,
  ...KEY,
  now: () => new Date(),
  isOver: async () => false,
});
let roomCount = 0;

/** A room that no one was in before. */
const newRoom = () => `room-${(roomCount += 1)}`;

/** What the sandbox answers to `rooms.mediaAccess`. */
const accessOf = (roomName, participantId, { canPublish = true, privacy = 'STANDARD', forSeconds = 60 } = {}) => ({
  adapter: 'livekit',
  participantId,
  url: server.url,
  token: rooms.media.admit({ roomName, participantId, canPublish, seconds: forSeconds }),
  canPublish,
  privacy,
  expiresAt: new Date(Date.now() + forSeconds * 1000).toISOString(),
});

/** A browser of its own for some people: its pages reach each other by BroadcastChannel alone. */
async function people(count, roomName = newRoom(), options = {}) {
  const context = await browser.newContext({ permissions: ['camera', 'microphone'] });
  const made = await Promise.all(
    Array.from({ length: count }, () => createPerson(context, page.url, async (id) => accessOf(roomName, id, options))),
  );
  return { context, roomName, made };
}

/** Two people in a call who see each other. */
async function pair(options = {}) {
  const { context, roomName, made } = await people(2, newRoom(), options);
  const [a, b] = made;
  await Promise.all([
    a.ask('join', { access: accessOf(roomName, 'a', options), renews: true }),
    b.ask('join', { access: accessOf(roomName, 'b', options), renews: true }),
  ]);
  await Promise.all([a.sees('b'), b.sees('a')]);
  return { a, b, context, roomName };
}

try {
  console.log(`A real LiveKit server at ${server.url}\n`);

  await check('two people see each other, and each hears what the other mutes', async () => {
    const { roomName, made } = await people(2);
    const [a, b] = made;
    const joined = await a.ask('join', { access: accessOf(roomName, 'a') });
    const start = performance.now();
    await b.ask('join', { access: accessOf(roomName, 'b') });
    await Promise.all([a.sees('b'), b.sees('a')]);
    const first = performance.now() - start;
    note('two people: connected', joined / 1000, 's');
    note('two people: pictures both ways', first / 1000, 's');
    for (const source of ['microphone', 'camera'])
      for (const on of [false, true]) {
        await a.ask('set', source, on);
        await until(`b sees ${source} ${on}`, async () =>
          (await b.seat('a'))?.tracks.some((track) => track.source === source && track.muted === !on),
        );
      }
    await b.sees('a');
    same(
      await a.ask('abilities').then(({ hidesAddresses, serverRecording }) => [hidesAddresses, serverRecording]),
      [true, true],
      'abilities',
    );
    same([...a.errors, ...b.errors], [], 'errors of the pages');
    return `connected ${seconds(joined)}, pictures both ways ${seconds(first)}`;
  });

  await check('a shared screen is seen, and goes', async () => {
    const { a, b } = await pair();
    same(await a.ask('share'), 'sharing', 'the answer');
    await until('b has the screen', async () => (await b.seat('a'))?.tracks.some(({ source }) => source === 'screen'));
    await b.sees('a', 'screen');
    await a.ask('stopShare');
    await until('it is gone', async () => (await b.seat('a'))?.tracks.every(({ source }) => source !== 'screen'));
    await b.sees('a');
  });

  const cases = await (await people(1)).made[0].ask('cases');
  for (const title of cases)
    await check(`every way of calling ${title}`, async () => {
      const [suite] = (await people(1)).made;
      const roomName = newRoom();
      const accesses = Object.fromEntries(['a', 'b'].map((id) => [id, accessOf(roomName, id, { forSeconds: 300 })]));
      return suite.ask('conform', title, accesses);
    });

  await check('whoever only watches is asked for no device and is not listed as a sender', async () => {
    const { roomName, made } = await people(2);
    const [host, viewer] = made;
    await host.ask('join', { access: accessOf(roomName, 'host') });
    await viewer.ask('join', { access: accessOf(roomName, 'viewer', { canPublish: false }) });
    await viewer.sees('host');
    same(await viewer.ask('asked'), 0, 'questions for a device');
    await until('the host sees the viewer', async () => (await host.seat('viewer'))?.tracks.length === 0);
  });

  await check(
    'a person who is removed is outside at once, and again when they come with the token they had',
    async () => {
      const { a, b, roomName } = await pair();
      const old = accessOf(roomName, 'b');
      const start = performance.now();
      rooms.heed({ name: 'room.moderated', payload: { roomName, act: 'REMOVED' }, to: `seat:${roomName}/b` });
      await b.is('removed');
      const gone = performance.now() - start;
      await until('a sees no one', async () => (await a.ask('snapshot')).seats.length === 1);
      await b.ask('join', { access: old });
      await b.is('removed');
      await until('a sees no one', async () => (await a.ask('snapshot')).seats.length === 1);
      note('a removed person is outside', gone / 1000, 's');
      return `outside after ${seconds(gone)}`;
    },
  );

  await check('a page that is loaded again: its seat stays with the others, and is taken again', async () => {
    const { a, b, roomName } = await pair();
    await a.page.reload();
    await a.page.waitForFunction(() => 'call' in window);
    await until('a is said to be lost', async () => (await b.seat('a'))?.quality === 'lost');
    // Also once the server has told that the connection is gone.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    same(await b.seat('a').then((seat) => [seat?.quality, seat?.tracks]), ['lost', []], 'the seat of a');
    await a.ask('join', { access: accessOf(roomName, 'a') });
    await Promise.all([a.sees('b'), b.sees('a')]);
    await b.ask('drop', 'a');
    await a.page.close();
    await until('b is alone', async () => (await b.ask('snapshot')).seats.length === 1);
  });

  await check('someone who was removed and is admitted again is let in', async () => {
    const { a, b, roomName } = await pair();
    rooms.heed({ name: 'room.moderated', payload: { roomName, act: 'SENT_BACK' }, to: `seat:${roomName}/b` });
    await b.is('removed');
    await b.ask('join', { access: accessOf(roomName, 'b') });
    await a.sees('b');
    await new Promise((resolve) => setTimeout(resolve, 3000));
    same(await b.state(), 'connected', 'the state after three seconds');
  });

  await check('a token of another key, or one that ran out, lets no one in', async () => {
    const { roomName, made } = await people(1);
    const [a] = made;
    const forged = { ...accessOf(roomName, 'a') };
    forged.token = `${forged.token.slice(0, -6)}AAAAAA`;
    await a.ask('join', { access: forged });
    same(
      await a.ask('snapshot').then(({ state, failure }) => [state, failure?.at]),
      ['lost', 'access'],
      'a forged one',
    );
    await a.ask('join', { access: accessOf(roomName, 'a', { forSeconds: -90 }) });
    same(await a.ask('snapshot').then(({ state, failure }) => [state, failure?.at]), ['lost', 'access'], 'an old one');
  });

  await check(
    'a private call is decrypted by those who exchanged keys, in every order of coming and going',
    async () => {
      const { a, b, context, roomName } = await pair({ privacy: 'PRIVATE' });
      const seat = await a.seat('b');
      same([seat.encrypted, (await a.ask('abilities')).serverRecording], [true, false], 'encrypted, and not recorded');
      const c = await createPerson(context, page.url);
      await c.ask('join', { access: accessOf(roomName, 'c', { privacy: 'PRIVATE' }) });
      await Promise.all([c.sees('a'), c.sees('b'), a.sees('c'), b.sees('c')]);
      await c.ask('leave');
      await until('c is gone', async () => (await a.ask('snapshot')).seats.length === 2);
      // The keys are new now: pictures go on all the same.
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await Promise.all([a.sees('b'), b.sees('a')]);
      await a.ask('share');
      await until('b has the screen', async () =>
        (await b.seat('a'))?.tracks.some(({ source }) => source === 'screen'),
      );
      await a.ask('stopShare');
      await b.sees('a');
      same([...a.errors, ...b.errors], [], 'errors of the pages');
    },
  );

  await check('a private call is noise to a wrong key, and that is said', async () => {
    const { roomName, made } = await people(2);
    const [a, b] = made;
    await a.ask('join', { access: accessOf(roomName, 'a', { privacy: 'PRIVATE' }), word: 'one' });
    await b.ask('join', { access: accessOf(roomName, 'b', { privacy: 'PRIVATE' }), word: 'another' });
    await until('it is said', async () => (await b.ask('snapshot')).failure?.at === 'encryption');
    await new Promise((resolve) => setTimeout(resolve, 3000));
    same(await b.ask('frames', 'a'), 0, 'pictures');
  });

  await check('a server that is killed and started again after 8 s: the call goes on', async () => {
    const { a, b } = await pair();
    await server.stop();
    await a.is('reconnecting', 15_000);
    await new Promise((resolve) => setTimeout(resolve, 8000));
    await server.start();
    const start = performance.now();
    await Promise.all([a.is('connected', 60_000), b.is('connected', 60_000)]);
    await Promise.all([a.sees('b'), b.sees('a')]);
    const back = performance.now() - start;
    note('after a restart of 8 s: pictures again', back / 1000, 's');
    return `pictures again ${seconds(back)} after it was up`;
  });

  await check(
    'a server that is away for 55 s, longer than the library tries: the call comes back by itself',
    async () => {
      const { a, b } = await pair();
      await server.stop();
      await new Promise((resolve) => setTimeout(resolve, 55_000));
      await server.start();
      const start = performance.now();
      await Promise.all([a.is('connected', 60_000), b.is('connected', 60_000)]);
      await Promise.all([a.sees('b'), b.sees('a')]);
      const back = performance.now() - start;
      note('after 55 s away: pictures again', back / 1000, 's');
      return `pictures again ${seconds(back)} after it was up`;
    },
  );

  await check('six people see each other', async () => {
    const { roomName, made } = await people(6);
    const start = performance.now();
    const ids = made.map((_, index) => `p${index}`);
    await Promise.all(made.map((person, index) => person.ask('join', { access: accessOf(roomName, ids[index]) })));
    const times = await Promise.all(
      made.map(async (person, index) => {
        const others = ids.filter((id) => id !== ids[index]);
        await until('five others', async () => (await person.ask('snapshot')).seats.length === 6, 60_000);
        await Promise.all(others.map((id) => person.sees(id, 'camera', 60_000)));
        return performance.now() - start;
      }),
    );
    note('six people: first saw all', Math.min(...times) / 1000, 's');
    note('six people: last saw all', Math.max(...times) / 1000, 's');
    return `all others in ${seconds(Math.min(...times))} to ${seconds(Math.max(...times))}`;
  });

  await check('a broadcast is seen by fifty viewers', async () => {
    const { roomName, made } = await people(1);
    await made[0].ask('join', { access: accessOf(roomName, 'host') });
    const tokens = Array.from(
      { length: 50 },
      (_, index) => accessOf(roomName, `viewer-${index}`, { canPublish: false }).token,
    );
    const result = await watch(server.url, tokens);
    same([result.connected, result.saw], [50, 50], 'connected, and saw the picture');
    note('fifty viewers: first picture, median', result.firstPictureMedian, 's');
    note('fifty viewers: all together', result.megabits, 'Mbit/s');
    return `first picture ${result.firstPictureMedian.toFixed(2)} s (median), ${result.megabits.toFixed(1)} Mbit/s`;
  });

  await check('two servers of a cluster carry one call', async () => {
    const port = await freePort();
    const redis = spawn(
      'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      { stdio: 'ignore' },
    );
    const cluster = [];
    try {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      for (let one = 0; one < 2; one += 1) cluster.push(await startLiveKit({ redis: `127.0.0.1:${port}` }));
      const context = await browser.newContext({ permissions: ['camera', 'microphone'] });
      const roomName = newRoom();
      const start = performance.now();
      const made = await Promise.all(
        cluster.map(async (node, index) => {
          const host = await servePage({ load, livekitBase: node.url.replace('ws', 'http') });
          const person = await createPerson(context, host.url);
          return { host, person, access: { ...accessOf(roomName, `n${index}`), url: node.url } };
        }),
      );
      for (const { person, access } of made) await person.ask('join', { access });
      await Promise.all([made[0].person.sees('n1'), made[1].person.sees('n0')]);
      const took = performance.now() - start;
      for (const { host } of made) await host.close();
      return `pictures both ways ${seconds(took)}`;
    } finally {
      for (const node of cluster) await node.stop();
      redis.kill();
    }
  });
} finally {
  rooms.close();
  await browser.close();
  await page.close();
  await server.stop();
}
const code = end();
if (values.record && code === 0) recordFigures('Calls through LiveKit', figures);
process.exit(code);
