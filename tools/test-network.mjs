// `npm run test:network`: calls in a network of its own that loses packets, goes dead, or lets only a relay through
// (REAL-3). Needs Linux, root, and Debian's iproute2, iptables and coturn; LiveKit is built once by Go. Nothing of it
// is a part of `npm test`.
//   --only <words>   checks whose titles hold these words
//   --record         writes the figures to docs/measured.json
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createChecks, same, seconds } from './livekit/checks.mjs';
import { buildPage, createPerson, launchCallBrowser, servePage } from './livekit/people.mjs';
import { recordFigures } from './measured.mjs';
import { KEY, livekitServer, need, startLiveKit, until } from './livekit/server.mjs';
import { buildProduct, holdSession } from './network/minutes.mjs';
import { clear, closeUdp, cut, isInside, lose, rule, runInside } from './network/namespace.mjs';
import { startRelay } from './network/relay.mjs';
import { ensureBrowser } from './ensure-browser.mjs';
import { load } from './load.mjs';
import { ensureDependencies } from './run.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' }, record: { type: 'boolean', default: false } } });
if (!isInside()) {
  await ensureDependencies();
  need('turnserver', 'Install Debian’s package coturn.', 'coturn');
  // Inside, nothing can be fetched any more.
  livekitServer();
  await ensureBrowser();
  await buildProduct();
  process.exit(await runInside(fileURLToPath(import.meta.url), process.argv.slice(2)));
}

await buildPage();
const relay = await startRelay();
const server = await startLiveKit();
const { createLiveKitServer } = await load('mocks/src/sandbox/livekit.ts');
const rooms = createLiveKitServer({ url: server.url, ...KEY, now: () => new Date(), isOver: async () => false });
const page = await servePage({ load, livekitBase: server.url.replace('ws', 'http') });
const browser = await launchCallBrowser();

const { check: checkAlways, note, end, figures } = createChecks();
/** Runs a check, opens the network again and closes its browsers. */
async function check(title, work) {
  if (values.only && !title.includes(values.only)) return;
  await checkAlways(title, work);
  clear();
  for (const context of browser.contexts()) await context.close();
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
let roomCount = 0;

/** What the sandbox answers to `rooms.mediaAccess`, by adapter. */
const ADAPTERS = {
  livekit: (roomName) => (participantId) => ({
    adapter: 'livekit',
    participantId,
    url: server.url,
    token: rooms.media.admit({ roomName, participantId, canPublish: true, seconds: 300 }),
    canPublish: true,
    privacy: 'STANDARD',
    expiresAt: new Date(Date.now() + 300_000).toISOString(),
  }),
  direct:
    (_, { iceServers = [], relayOnly = false } = {}) =>
    (participantId) => ({
      adapter: 'direct',
      participantId,
      iceServers,
      relayOnly,
      maxParticipants: 4,
      expiresAt: new Date(Date.now() + 300_000).toISOString(),
    }),
};

/** Two people of a call, who join it. @returns Their pages, and milliseconds until both see each other. */
async function pair(adapter, options) {
  const context = await browser.newContext({ permissions: ['camera', 'microphone'] });
  const accessOf = ADAPTERS[adapter](`network-${(roomCount += 1)}`, options);
  const [a, b] = await Promise.all([1, 2].map(() => createPerson(context, page.url, async (id) => accessOf(id))));
  const start = performance.now();
  await Promise.all([
    a.ask('join', { access: accessOf('a'), renews: true }),
    b.ask('join', { access: accessOf('b'), renews: true }),
  ]);
  return { a, b, start };
}

async function see({ a, b, start }, milliseconds = 20_000) {
  await Promise.all([a.sees('b', 'camera', milliseconds), b.sees('a', 'camera', milliseconds)]);
  return performance.now() - start;
}

/** Cuts the room's channel of both, which no rule of the network reaches, or opens it again. */
const setChannel = ({ a, b }, status) => Promise.all([a, b].map(({ ask }) => ask('setChannel', status)));

/** One call of each adapter at once, so that both meet the same network. */
const both = (work) => Promise.all(Object.keys(ADAPTERS).map(async (adapter) => [adapter, await work(adapter)]));
const told = (results) => results.map(([adapter, took]) => `${adapter} ${seconds(took)}`).join(', ');

try {
  console.log('A network of its own, with a real LiveKit server and a real relay\n');

  await check('one packet in ten is lost: the calls go on, and say that they are strained or well', async () => {
    const calls = await both(async (adapter) => {
      const call = await pair(adapter);
      await see(call);
      return call;
    });
    lose(0.1);
    await pause(10_000);
    const results = await Promise.all(
      calls.map(async ([adapter, call]) => {
        const took = await see({ ...call, start: performance.now() });
        const { state } = await call.a.ask('snapshot');
        if (!['connected', 'degraded'].includes(state)) throw new Error(`${adapter} says ${state}`);
        return [adapter, took];
      }),
    );
    return `new pictures within ${told(results)}`;
  });

  for (const length of [8, 60])
    await check(`a tunnel of ${length} s: it is said, and the calls come back by themselves`, async () => {
      const calls = await both(async (adapter) => {
        const call = await pair(adapter);
        await see(call);
        return call;
      });
      cut();
      await Promise.all(calls.map(([, call]) => setChannel(call, 'waiting')));
      const began = performance.now();
      const said = await Promise.all(
        calls.map(async ([adapter, { a }]) => {
          await a.is('reconnecting', 30_000).catch(async () => {
            throw new Error(`${adapter} says ${await a.state()}`);
          });
          return [adapter, performance.now() - began];
        }),
      );
      await pause(Math.max(0, length * 1000 - (performance.now() - began)));
      clear();
      await Promise.all(calls.map(([, call]) => setChannel(call, 'open')));
      const over = performance.now();
      const back = await Promise.all(
        calls.map(async ([adapter, { a, b }]) => {
          await Promise.all([a.is('connected', 60_000), b.is('connected', 60_000)]);
          return [adapter, await see({ a, b, start: over })];
        }),
      );
      for (const [adapter, took] of said) note(`tunnel of ${length} s, ${adapter}: said after`, took / 1000, 's');
      for (const [adapter, took] of back)
        note(`tunnel of ${length} s, ${adapter}: pictures after it`, took / 1000, 's');
      return `said after ${told(said)}; pictures after its end: ${told(back)}`;
    });

  await check('only a relay can be reached: the direct call goes through it', async () => {
    rule(...relay.onlyRelay);
    const call = await pair('direct', { iceServers: [relay.server()], relayOnly: true });
    const took = await see(call);
    same((await call.a.ask('abilities')).hidesAddresses, true, 'no one learns an address');
    note('relay alone, direct: first pictures', took / 1000, 's');
    return `first pictures ${seconds(took)}`;
  });

  await check('no UDP: LiveKit goes on over TCP, and the direct call over a relay that is reached by TCP', async () => {
    // Between relay and relay, on one machine, UDP is the server’s own network.
    rule(relay.onlyRelay[2]);
    closeUdp();
    const options = { iceServers: [relay.server('tcp')], relayOnly: true };
    const results = await both(async (adapter) => see(await pair(adapter, options), 40_000));
    for (const [adapter, took] of results) note(`no UDP, ${adapter}: first pictures`, took / 1000, 's');
    return `first pictures ${told(results)}`;
  });

  await check(
    'no UDP and no relay: the direct call says that no one is reached, and comes when there is a way',
    async () => {
      closeUdp();
      const call = await pair('direct');
      await until('it is said', async () => (await call.a.seat('b'))?.quality === 'lost', 40_000);
      // The channel still stands: of one other alone it is they who are lost.
      if ((await call.a.state()) === 'reconnecting') throw new Error('It says that oneself is cut off.');
      clear();
      const took = await see({ ...call, start: performance.now() }, 40_000);
      return `pictures ${seconds(took)} after the firewall opened`;
    },
  );

  await check('a session of two with a tunnel of 60 s: its minutes are those of both together', async () => {
    const { minutes, together, whole, noticed } = await holdSession({
      load,
      browser,
      cut,
      clear,
      before: 35,
      tunnel: 60,
      after: 40,
    });
    same(minutes, Math.floor(together / 60), `the minutes of ${together.toFixed(1)} s together`);
    note('a lost connection is noticed by the server after', noticed, 's');
    return `${minutes} min for ${together.toFixed(0)} of ${whole.toFixed(0)} s, noticed after ${noticed.toFixed(1)} s`;
  });
} finally {
  rooms.close();
  await browser.close();
  await page.close();
  await server.stop();
  relay.stop();
}
const code = end();
if (values.record && code === 0) recordFigures('Calls in a bad network', figures);
process.exit(code);
