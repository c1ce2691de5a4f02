// A real LiveKit server on this machine, for `npm run test:livekit`.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** 1.13.6 and later cannot be had by `go install`: their go.mod has replace lines. */
export const VERSION = '1.13.5';
export const KEY = { apiKey: 'sakina', apiSecret: 'a secret of this machine alone, 32 signs or more' };
export const CACHE = join(homedir(), '.cache/sakina');

const onPath = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

/** Exit code of a run for which this machine lacks something. */
export const NOT_RUN = 2;

/** Ends the program with one line that says what is missing and how it is had (REAL-6). */
export function notRun(words) {
  console.error(`Not run: ${words}`);
  process.exit(NOT_RUN);
}

/**
 * Ends the program where a command is missing. As root on Debian, its package is fetched first, as for the browser of
 * the tests.
 * @param {string} command
 * @param {string} how How it is had.
 * @param {string} [debian] Name of Debian’s package.
 */
export function need(command, how, debian) {
  if (onPath(command)) return;
  if (debian && process.getuid?.() === 0 && onPath('apt-get')) {
    console.log(`Installing Debian’s package ${debian} …`);
    const install = () =>
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debian], {
        stdio: 'ignore',
        timeout: 180_000,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    if (install().status !== 0) {
      spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', timeout: 180_000 });
      install();
    }
    if (onPath(command)) return;
  }
  notRun(`this needs ${command}. ${how}`);
}

/** Path of the server's program: LIVEKIT_SERVER, or built once by Go and kept in ~/.cache/sakina. */
export function livekitServer() {
  if (process.env.LIVEKIT_SERVER) return process.env.LIVEKIT_SERVER;
  const folder = join(CACHE, `livekit-server-${VERSION}`);
  const program = join(folder, 'server');
  if (existsSync(program)) return program;
  need('go', 'Install Go (https://go.dev/dl), or name a livekit-server in LIVEKIT_SERVER.');
  mkdirSync(folder, { recursive: true });
  console.log(`Building LiveKit ${VERSION}, once (one and a half to six minutes) …`);
  const built = spawnSync('go', ['install', `github.com/livekit/livekit-server/cmd/server@v${VERSION}`], {
    env: { ...process.env, GOBIN: folder, GOFLAGS: '-mod=mod' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (built.status === 0) return program;
  return notRun('LiveKit could not be built; the output stands above.');
}

/** A port of the loopback address that is free. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Waits until something holds. @returns Milliseconds that it took. */
export async function until(what, holds, milliseconds = 20_000) {
  const start = performance.now();
  while (!(await holds())) {
    if (performance.now() - start > milliseconds)
      throw new Error(`It did not come about in ${milliseconds / 1000} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return performance.now() - start;
}

/** The configuration of a server, as LiveKit reads it. @param redis Address of a Redis that several servers share. */
function configuration({ port, tcp, udp, redis, turn }) {
  return JSON.stringify({
    port,
    bind_addresses: ['127.0.0.1'],
    keys: { [KEY.apiKey]: KEY.apiSecret },
    rtc: {
      tcp_port: tcp,
      udp_port: udp,
      use_external_ip: false,
      node_ip: '127.0.0.1',
      enable_loopback_candidate: true,
      ...(turn && { turn_servers: turn }),
    },
    logging: { level: 'error' },
    ...(redis && { redis: { address: redis } }),
  });
}

/**
 * Starts a server on free ports of the loopback address and waits until it answers.
 * @param wrap The command in front of the program, as `ip netns exec x`.
 */
export async function startLiveKit({
  redis,
  turn,
  ports,
  wrap = [],
  reach = (url) => fetch(url).then((r) => r.ok),
} = {}) {
  const program = livekitServer();
  const own = ports ?? { port: await freePort(), tcp: await freePort(), udp: await freePort() };
  const [command, ...args] = [...wrap, program, '--config-body', configuration({ ...own, redis, turn })];
  let child;
  async function start() {
    child = spawn(command, args, { stdio: 'ignore' });
    await until('the LiveKit server answers', () => reach(`http://127.0.0.1:${own.port}/`).catch(() => false));
  }
  function stop(signal = 'SIGKILL') {
    return new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  }
  await start();
  return { url: `ws://127.0.0.1:${own.port}`, port: own.port, start, stop, pid: () => child.pid };
}
