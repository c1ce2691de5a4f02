// `npm run test:network`: calls in a network of their own, a namespace of Linux in which packets are dropped (REAL-3). Needs root,
// iproute2, iptables, coturn, and what `npm run test:livekit` needs. Nothing of it is a part of `npm test`.
//   --only <words>   checks whose titles hold these words
//   --record         writes the figures to docs/measured.json
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { createChecks, same, seconds } from './livekit/checks.mjs';
import { buildPage, createPerson, launchCallBrowser, servePage } from './livekit/people.mjs';
import { recordFigures } from './livekit/record.mjs';
import { freePort, KEY, livekitServer, need, startLiveKit, until } from './livekit/server.mjs';
import { ensureBrowser } from './ensure-browser.mjs';
import { ensureDependencies, root } from './run.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    record: { type: 'boolean', default: false },
    inside: { type: 'boolean', default: false },
  },
});

if (!values.inside) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    console.error('Not run: a network that drops packets is a namespace of Linux, and that needs Linux and root.');
    process.exit(1);
  }
  need('ip', 'Install Debian’s package iproute2.');
  need('iptables', 'Install Debian’s package iptables.');
  need('turnserver', 'Install Debian’s package coturn.');
  await ensureDependencies();
  await ensureBrowser();
  livekitServer();
  await buildPage();
  const space = `sakina-${process.pid}`;
  execFileSync('ip', ['netns', 'add', space]);
  try {
    execFileSync('ip', ['netns', 'exec', space, 'ip', 'link', 'set', 'lo', 'up']);
    const { status } = spawnSync(
      'ip',
      ['netns', 'exec', space, process.execPath, ...process.argv.slice(1), '--inside'],
      { stdio: 'inherit' },
    );
    process.exitCode = status ?? 1;
  } finally {
    execFileSync('ip', ['netns', 'delete', space]);
  }
  process.exit();
}

/** A rule of this namespace's own firewall. */
const rule = (...args) =>
  execFileSync(
    'iptables',
    args.flatMap((part) => part.split(' ')),
  );
const openNetwork = () => rule('-F INPUT');
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const { runnerImport } = await import('vite');
const load = async (path) => (await runnerImport(join(root, path), { configFile: false, logLevel: 'error' })).module;
const { signToken } = await load('mocks/src/sandbox/livekit.ts');
const { check: checkAlways, note, end, figures } = createChecks();

/** Temporary passwords of coturn: a name that holds until a time, and its HMAC. */
const TURN_SECRET = 'a secret of this machine alone';
const turnPort = await freePort();
const RELAYED = { first: 52_000, last: 52_200 };
function turnPassword(id = 'a', holdsSeconds = 3600) {
  const username = `${Math.floor(Date.now() / 1000) + holdsSeconds}:${id}`;
  return { username, credential: createHmac('sha1', TURN_SECRET).update(username).digest('base64') };
}
const turn = spawn(
  'turnserver',
  [
    ...['-n', '--no-tls', '--no-dtls', '--no-cli', '--log-file', 'stdout', '--realm', 'sakina'],
    ...['--listening-ip', '127.0.0.1', '--relay-ip', '127.0.0.1', '--allow-loopback-peers'],
    ...['--listening-port', String(turnPort), '--min-port', String(RELAYED.first), '--max-port', String(RELAYED.last)],
    ...['--lt-cred-mech', '--use-auth-secret', `--static-auth-secret=${TURN_SECRET}`],
  ],
  { stdio: 'ignore' },
);

const ports = { port: await freePort(), tcp: await freePort(), udp: await freePort() };
const { username, credential } = turnPassword('livekit');
const server = await startLiveKit({
  ports,
  turn: [{ host: '127.0.0.1', port: turnPort, protocol: 'udp', username, credential }],
});
const page = await servePage({ load, livekitBase: server.url.replace('ws', 'http') });
const browser = await launchCallBrowser();
let roomCount = 0;

function accessOf(roomName, participantId) {
  const grant = { room: roomName, roomJoin: true, canPublish: true, canSubscribe: true };
  return {
    adapter: 'livekit',
    participantId,
    url: server.url,
    token: signToken(KEY, { identity: participantId, grant, now: new Date(), seconds: 60 }),
    canPublish: true,
    privacy: 'STANDARD',
    expiresAt: new Date(Date.now() + 60_000).toISOString(),
  };
}

const directAccess = (participantId, { relayOnly = false, password = turnPassword(participantId) } = {}) => ({
  adapter: 'direct',
  participantId,
  iceServers: relayOnly ? [{ urls: [`turn:127.0.0.1:${turnPort}`], ...password }] : [],
  relayOnly,
  maxParticipants: 6,
  expiresAt: new Date(Date.now() + 60_000).toISOString(),
});

/** Two people who join. @param answer What the API answers to each. */
async function join(answer) {
  const context = await browser.newContext({ permissions: ['camera', 'microphone'] });
  const [a, b] = await Promise.all(['a', 'b'].map((id) => createPerson(context, page.url, async () => answer(id))));
  const start = performance.now();
  await Promise.all(
    [
      [a, 'a'],
      [b, 'b'],
    ].map(([person, id]) => person.ask('join', { access: answer(id), renews: true })),
  );
  return { a, b, start };
}

/** Two people who see each other. @returns With the milliseconds that it took. */
async function pair(answer) {
  const { a, b, start } = await join(answer);
  await Promise.all([a.sees('b', 'camera', 30_000), b.sees('a', 'camera', 30_000)]);
  return { a, b, took: performance.now() - start };
}

const throughServer = () => {
  const roomName = `room-${(roomCount += 1)}`;
  return (id) => accessOf(roomName, id);
};

/** Runs a check, opens the network again and closes its browsers. */
async function check(title, work) {
  if (values.only && !title.includes(values.only)) return;
  await checkAlways(title, work);
  openNetwork();
  for (const context of browser.contexts()) await context.close();
}

/** Has two people go through a tunnel. @returns Milliseconds from its end until both see each other. */
async function tunnel({ a, b }, forSeconds) {
  rule('-I INPUT -i lo -j DROP');
  const entered = performance.now();
  await until('it is said', async () => {
    const { state, seats } = await a.ask('snapshot');
    return state === 'reconnecting' || seats.some(({ quality }) => quality === 'lost');
  });
  const noticed = performance.now() - entered;
  await wait(Math.max(0, forSeconds * 1000 - noticed));
  openNetwork();
  const left = performance.now();
  await Promise.all([a.sees('b', 'camera', 60_000), b.sees('a', 'camera', 60_000)]);
  await Promise.all([a.is('connected', 60_000), b.is('connected', 60_000)]);
  return { noticed, back: performance.now() - left };
}

try {
  console.log('Calls in a network of their own\n');

  for (const [name, answerOf] of [
    ['through LiveKit', throughServer],
    ['between browsers', () => (id) => directAccess(id)],
  ]) {
    await check(`${name}: one packet of ten lost, and pictures go on`, async () => {
      const { a, b } = await pair(answerOf());
      rule('-A INPUT -p udp -m statistic --mode random --probability 0.1 -j DROP');
      await wait(3000);
      const before = await a.ask('frames', 'b');
      await wait(10_000);
      const rate = ((await a.ask('frames', 'b')) - before) / 10;
      if (rate < 5) throw new Error(`${rate} pictures a second`);
      same(['connected', 'degraded'].includes(await b.state()), true, 'the call stands');
      note(`${name}, 10 % loss: pictures`, rate, '1/s');
      return `${rate.toFixed(1)} pictures a second`;
    });

    for (const length of [8, 60])
      await check(`${name}: a tunnel of ${length} s is said, and the call comes back by itself`, async () => {
        const { noticed, back } = await tunnel(await pair(answerOf()), length);
        note(`${name}, tunnel of ${length} s: pictures again`, back / 1000, 's');
        return `said after ${seconds(noticed)}, pictures again ${seconds(back)} after its end`;
      });
  }

  await check('through LiveKit: no UDP at all, and the call goes by TCP', async () => {
    rule('-I INPUT -p udp -j DROP');
    const { took } = await pair(throughServer());
    note('through LiveKit, no UDP: pictures', took / 1000, 's');
    return `pictures ${seconds(took)}`;
  });

  await check('through LiveKit: nothing but a relay can be reached', async () => {
    rule(`-A INPUT -p tcp --dport ${ports.tcp} -j DROP`);
    rule(`-A INPUT -p udp --dport ${ports.udp} -m udp ! --sport ${RELAYED.first}:${RELAYED.last} -j DROP`);
    const { took } = await pair(throughServer());
    note('through LiveKit, relay only: pictures', took / 1000, 's');
    return `pictures ${seconds(took)}`;
  });

  await check('between browsers: everything goes through a relay with a temporary password', async () => {
    const { a, took } = await pair((id) => directAccess(id, { relayOnly: true }));
    same((await a.ask('abilities')).hidesAddresses, true, 'addresses are hidden');
    note('between browsers, relay only: pictures', took / 1000, 's');
    return `pictures ${seconds(took)}`;
  });

  await check('between browsers: a relay whose password ran out connects nobody', async () => {
    const { a } = await join((id) => directAccess(id, { relayOnly: true, password: turnPassword(id, -60) }));
    await wait(8000);
    same(await a.ask('frames', 'b'), 0, 'pictures');
  });
} finally {
  await browser.close();
  await page.close();
  await server.stop();
  turn.kill();
}
const code = end();
if (values.record && code === 0) recordFigures('Calls in bad networks', figures);
process.exit(code);
