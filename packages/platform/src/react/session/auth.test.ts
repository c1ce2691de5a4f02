import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useAuth, useUser } from './auth.tsx';

it('says what is missing where nothing provides the session [AUTH-10]', () => {
  const Lost = () => createElement('p', null, useAuth().status);
  expect(() => renderToString(createElement(Lost))).toThrow('useAuth must be used within AuthProvider');
});

it('and where nothing provides who is signed in [AUTH-10]', () => {
  const Lost = () => createElement('p', null, useUser()?.id);
  expect(() => renderToString(createElement(Lost))).toThrow('useAuth must be used within AuthProvider');
});
