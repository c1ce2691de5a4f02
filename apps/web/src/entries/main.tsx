import '../boot/callback-answer.ts';
import { preparePage } from '../boot/prepare.ts';
import { startApp } from './start-app.tsx';

const environment = preparePage();
if (environment) void startApp(environment, 'render');
