// The production build as docs/how-to/host.md has it: nginx by https and HTTP/2, the API under the app's own origin,
// and the sandbox's servers behind it.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../livekit/server.mjs';
import { load } from '../load.mjs';
import { root } from '../run.mjs';

const PORTS = { app: 4243, identity: 4244 };
const ORIGINS = { app: `https://127.0.0.1:${PORTS.app}`, identity: `https://127.0.0.1:${PORTS.identity}` };
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether something takes connections at a port of this machine. */
const isListening = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const settle = (isOpen) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => settle(true)).once('error', () => settle(false));
  });

/** A certificate of a day for 127.0.0.1, which the measuring browser is told to accept. */
function certify(folder) {
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '1',
      '-subj',
      '/CN=127.0.0.1',
      '-addext',
      'subjectAltName=IP:127.0.0.1',
      '-keyout',
      join(folder, 'key.pem'),
      '-out',
      join(folder, 'cert.pem'),
    ],
    { stdio: 'ignore' },
  );
}

const server = (port, folder, content) => `
server {
  listen 127.0.0.1:${port} ssl http2;
  ssl_certificate ${folder}/cert.pem;
  ssl_certificate_key ${folder}/key.pem;
${content}
}`;

const pass = (url) => `proxy_pass ${url};
  proxy_http_version 1.1;
  proxy_set_header Upgrade $http_upgrade;
  proxy_set_header Connection $connection_upgrade;
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-Proto https;`;

/** nginx's configuration around the lines that `npm run headers -- --nginx` prints. */
const configure = ({ folder, headers, apiPort, identityPort }) => `
${existsSync(BROTLI) ? `load_module ${BROTLI};` : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  gzip on;
  gzip_types text/css text/javascript application/javascript application/json image/svg+xml;
  ${existsSync(BROTLI) ? 'brotli_static on;' : ''}
  map $http_upgrade $connection_upgrade { default upgrade; '' close; }
  map $http_accept_language $accepted_page_language { default en; ~*^ar ar; }
  map $arg_lang $page_language { default $accepted_page_language; ~*^en en; ~*^ar ar; }
${server(PORTS.app, folder, `root ${folder}/site;\n${headers}\nlocation ~ ^/(v1|cloud|socket\\.io)/ { ${pass(`http://127.0.0.1:${apiPort}`)} }`)}
${server(PORTS.identity, folder, `location / { ${pass(`http://127.0.0.1:${identityPort}`)} }`)}
}`;

/**
 * Starts the servers.
 * @returns {Promise<{ url: string, compression: 'brotli' | 'gzip', stop: () => Promise<void> }>}
 * @throws Where nginx or openssl is missing, or nginx does not start.
 */
export async function startNginx() {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [{ startSandbox }, { toNginx }] = [
    await load('mocks/src/sandbox/index.ts'),
    await load('apps/web/hosting/index.ts'),
  ];
  const sandbox = await startSandbox({
    apiPort: 4241,
    identityPort: 4242,
    appPort: 0,
    origins: { ...ORIGINS, api: ORIGINS.app },
  });
  let process;
  const stop = async () => {
    process?.kill();
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    certify(folder);
    mkdirSync(join(folder, 'site'));
    cpSync(join(root, 'apps/web/dist'), join(folder, 'site'), { recursive: true });
    writeFileSync(join(folder, 'site/config.json'), JSON.stringify(sandbox.config));
    const headers = toNginx({ config: sandbox.config, isSecure: true });
    writeFileSync(join(folder, 'nginx.conf'), configure({ folder, headers, apiPort: 4241, identityPort: 4242 }));
    // Workers of a server that root starts give up their rights, and have to reach the files.
    execFileSync('chmod', ['-R', 'a+rX', folder]);
    process = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
    const ended = new Promise((_, reject) => {
      process.once('error', reject);
      process.once('exit', (code) => reject(new Error(`nginx ended with ${code}`)));
    });
    await Promise.race([ended, until('nginx listens', () => isListening(PORTS.app))]);
    // Its end is wanted from here on.
    ended.catch(() => {});
    return { url: ORIGINS.app, compression: existsSync(BROTLI) ? 'brotli' : 'gzip', stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
