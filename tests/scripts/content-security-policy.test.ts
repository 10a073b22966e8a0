import { describe, expect, it } from 'vitest';
import { ADMIN_FRAMES, contentSecurityPolicy, workerPolicy } from '../../scripts/content-security-policy';
import { headersFile, headersFor } from '../../scripts/site-files';

const policyOf = (ads: boolean): string =>
  contentSecurityPolicy({ inlineScripts: ["'sha256-AAAA'"], mapFrame: 'https://map.example/embed?x=1', ads });

const sources = (policy: string, directive: string): readonly string[] =>
  policy
    .split('; ')
    .find((text) => text.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1) ?? [];

const scriptSources = (ads: boolean): readonly string[] => sources(policyOf(ads), 'script-src');

it('lets the site, its inline scripts by their hashes, and WebAssembly run: no eval', () => {
  expect(scriptSources(false)).toEqual(["'self'", "'wasm-unsafe-eval'", "'sha256-AAAA'"]);
});

it('adds hosts for advertisements, and nothing else', () => {
  expect(scriptSources(true).filter((source) => !source.startsWith('https://'))).toEqual(scriptSources(false));
});

describe('a worker', () => {
  it('runs files of the site and WebAssembly, no eval, and talks to nobody else', () => {
    expect(sources(workerPolicy, 'default-src')).toEqual(["'none'"]);
    expect(sources(workerPolicy, 'script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"]);
    expect(workerPolicy).not.toMatch(/https?:|\*|'unsafe-/);
  });
});

describe.each(['/', '/lab/'])('the headers of a host, below %s', (base) => {
  const file = headersFile(base, policyOf(false));
  const policies = (path: string): readonly string[] => headersFor(file, path).get('Content-Security-Policy') ?? [];

  it('have for pages the policy that stands in them', () => {
    expect(policies(`${base}subject/chemistry/x`)).toEqual([policyOf(false)]);
    expect(policies(`${base}about`)).toEqual([policyOf(false)]);
  });

  it('have for workers a policy of their own', () => {
    for (const path of ['assets/simulation.worker-AAAA.js', 'assets/stage.worker-AAAA.js', 'sw.js']) {
      expect(policies(base + path)).toContain(workerPolicy);
    }
  });

  it('let nobody frame the admin, and a course frame a bench', () => {
    for (const path of ['admin', 'admin/', 'admin/blog', 'admin/login'])
      expect(policies(base + path)).toContain(ADMIN_FRAMES);
    expect(policies(`${base}subject/chemistry/x`).join()).not.toContain('frame-ancestors');
  });

  it('keep what has a hash in its name, and nothing of a page', () => {
    expect(headersFor(file, `${base}assets/a.js`).get('Cache-Control')).toEqual([
      'public, max-age=31536000, immutable',
    ]);
    for (const path of ['pictures/chem1.webp', 'icons/192.png'])
      expect(headersFor(file, base + path).get('Cache-Control'), path).toEqual(['public, max-age=86400']);
    expect(headersFor(file, `${base}about`).has('Cache-Control')).toBe(false);
  });
});
