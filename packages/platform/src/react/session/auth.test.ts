import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useAuth, useUser } from './auth.tsx';

it('throws outside a session provider [AUTH-10]', () => {
  const Lost = () => createElement('p', null, useAuth().status);
  expect(() => renderToString(createElement(Lost))).toThrow('useAuth must be used within AuthProvider');
});

it('throws when reading the user outside a session provider [AUTH-10]', () => {
  const Lost = () => createElement('p', null, useUser()?.id);
  expect(() => renderToString(createElement(Lost))).toThrow('useAuth must be used within AuthProvider');
});
