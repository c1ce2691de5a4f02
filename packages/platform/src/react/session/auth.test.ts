import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useAuth } from './auth.tsx';

it('says what is missing where nothing provides the session [AUTH-10]', () => {
  const Lost = () => createElement('p', null, useAuth().status);
  expect(() => renderToString(createElement(Lost))).toThrow('useAuth must be used within AuthProvider');
});
