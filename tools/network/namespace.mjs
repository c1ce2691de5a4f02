// A network of its own, in which packets can be lost: a namespace of Linux with nothing but the loopback address.
import { spawn, spawnSync } from 'node:child_process';
import { need, notRun } from '../livekit/server.mjs';

const INSIDE = 'SAKINA_NETWORK';

function must(command, ...args) {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr.trim()}`);
}

const losing = (share) => `-p udp -m statistic --mode random --probability ${share} -j DROP`;

/** Whether this process is inside. */
export const isInside = () => process.env[INSIDE] !== undefined;

/**
 * Runs a program again inside a namespace, which is gone with it.
 * @param {string} script
 * @param {string[]} args
 * @returns {Promise<number>} Its exit code.
 */
export async function runInside(script, args) {
  if (process.platform !== 'linux' || process.getuid() !== 0) notRun('a network of its own needs Linux and root.');
  need('ip', 'Install Debian’s package iproute2.', 'iproute2');
  need('iptables', 'Install Debian’s package iptables.', 'iptables');
  const name = `sakina-${process.pid}`;
  try {
    must('ip', 'netns', 'add', name);
    // A container may have a network of its own and still no right, or no module, to drop packets in it.
    must('ip', 'netns', 'exec', name, 'iptables', ...`-A INPUT ${losing(0.1)}`.split(' '));
    must('ip', 'netns', 'exec', name, 'iptables', '-F', 'INPUT');
  } catch (error) {
    spawnSync('ip', ['netns', 'delete', name]);
    notRun(`this machine gives no network of its own in which packets can be lost. ${error.message}`);
  }
  try {
    must('ip', '-n', name, 'link', 'set', 'lo', 'up');
    const child = spawn('ip', ['netns', 'exec', name, process.execPath, script, ...args], {
      stdio: 'inherit',
      env: { ...process.env, [INSIDE]: name },
    });
    return await new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
  } finally {
    spawnSync('ip', ['netns', 'delete', name]);
  }
}

/** Lets every packet through again. */
export const clear = () => must('iptables', '-F', 'INPUT');

/** Adds rules for packets that arrive; the first that fits decides. */
export function rule(...rules) {
  for (const words of rules) must('iptables', '-A', 'INPUT', ...words.split(' '));
}

/** @param {number} share Of UDP packets, from 0 to 1. */
export const lose = (share) => rule(losing(share));

/** A tunnel: nothing arrives, over UDP and TCP. */
export const cut = () => rule('-p udp -j DROP', '-p tcp -j DROP');

/** A firewall that lets no UDP through. */
export const closeUdp = () => rule('-p udp -j DROP');
