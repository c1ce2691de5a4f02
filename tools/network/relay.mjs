// A real TURN server (coturn) on the loopback address, with temporary passwords.
import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { connect } from 'node:net';
import { need, until } from '../livekit/server.mjs';

const PORT = 3478;
const SECRET = 'a secret of this machine alone';
/** Ports of the relay's own: a firewall can tell them from those of a browser. */
const RELAYED = { from: 20_000, to: 20_200 };

const answers = () =>
  new Promise((resolve) => {
    const socket = connect(PORT, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

/** Starts the relay. */
export async function startRelay() {
  need('turnserver', 'Install Debian’s package coturn.');
  const child = spawn(
    'turnserver',
    [
      ['-n', '--listening-ip', '127.0.0.1', '--listening-port', String(PORT), '--relay-ip', '127.0.0.1'],
      ['--allow-loopback-peers', '--lt-cred-mech', '--use-auth-secret', '--static-auth-secret', SECRET],
      ['--realm', 'sakina', '--no-tls', '--no-dtls', '--no-cli'],
      ['--min-port', String(RELAYED.from), '--max-port', String(RELAYED.to), '--pidfile', '/dev/null'],
    ].flat(),
    { stdio: 'ignore' },
  );
  await until('the relay answers', answers);
  return {
    /**
     * What `rooms.mediaAccess` answers of it: a name that ends with its hour, and the password that follows from it.
     * @param {'udp' | 'tcp'} transport
     */
    server: (transport = 'udp') => {
      const username = `${Math.floor(Date.now() / 1000) + 3600}:a`;
      return {
        urls: [`turn:127.0.0.1:${PORT}?transport=${transport}`],
        username,
        credential: createHmac('sha1', SECRET).update(username).digest('base64'),
      };
    },
    /** Rules of a firewall that lets UDP through to the relay alone. */
    onlyRelay: [
      `-p udp --dport ${PORT} -j ACCEPT`,
      `-p udp --sport ${PORT} -j ACCEPT`,
      `-p udp --sport ${RELAYED.from}:${RELAYED.to} --dport ${RELAYED.from}:${RELAYED.to} -j ACCEPT`,
      '-p udp -j DROP',
    ],
    stop: () => child.kill('SIGKILL'),
  };
}
