import { expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../scripts/content-security-policy';

const scriptSources = (ads: boolean): readonly string[] => {
  const policy = contentSecurityPolicy({
    inlineScripts: ["'sha256-AAAA'"],
    mapFrame: 'https://map.example/embed?x=1',
    ads,
  });
  const directive = policy.split('; ').find((text) => text.startsWith('script-src '));
  return directive?.split(' ').slice(1) ?? [];
};

it('lets the site, its inline scripts by their hashes, and WebAssembly run: no eval', () => {
  expect(scriptSources(false)).toEqual(["'self'", "'wasm-unsafe-eval'", "'sha256-AAAA'"]);
});

it('adds hosts for advertisements, and nothing else', () => {
  expect(scriptSources(true).filter((source) => !source.startsWith('https://'))).toEqual(scriptSources(false));
});
