import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { compared, measureBeside, type PageBeside, pagesIn, servedFolder } from '../../scripts/profile-beside';
import type { Measured } from '../../scripts/profile-page';
import { ofRounds } from '../../scripts/profile-rounds';

const folder = mkdtempSync(join(tmpdir(), 'beside-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'pendulum-lab.html'), '<!doctype html><title>Pendulum</title>');
mkdirSync(join(folder, 'waves'));
writeFileSync(join(folder, 'waves', 'index.html'), '<!doctype html>');
mkdirSync(join(folder, 'pictures'));

const loaded = (page: string, slowdown: number, readyMs: number, blockingMs = 100): Measured => ({
  page,
  slowdown,
  readyMs,
  blockingMs,
  frames: 0,
  pictures: 0,
  mainMsPerFrame: null,
  modelMsPerFrame: null,
  stageMsPerFrame: null,
  longTasks: 0,
  longestTaskMs: 0,
  heapMB: 5,
  transferKB: 400,
  scriptKB: 300,
  secondKB: null,
});

describe('pages of others beside ours', () => {
  it('are those of a folder, each served as it is', async () => {
    expect(pagesIn(folder)).toEqual(['pendulum-lab.html', 'waves/index.html']);
    const served = await servedFolder(folder);
    const answer = await fetch(`${served.url}/pendulum-lab.html`);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).toContain('Pendulum');
    expect((await fetch(`${served.url}/none.html`)).status).toBe(404);
    expect((await fetch(`${served.url}/%2e%2e/%2e%2e/etc/hostname`)).status).toBe(404);
    served.end();
  });

  it('are refused where the folder has none', () => {
    expect(() => pagesIn(join(folder, 'pictures'))).toThrow('has no page');
    expect(() => pagesIn(join(folder, 'gone'))).toThrow('has no page');
  });

  it('are compared round by round: one slow round of both changes no ratio', () => {
    const ours = [500, 2000, 520].map((ms) => loaded('phy3', 4, ms));
    const theirs = [1000, 4000, 1040].map((ms) => loaded('pendulum', 4, ms, 0));
    expect(compared(ours, theirs)).toMatchObject({ readyMs: [520, 1040], ready: 0.5, blocking: null });
  });

  it('are loaded turn about', async () => {
    const page = (name: string): PageBeside => ({ name, url: name, kind: 'page' });
    const order: string[] = [];
    const rows = await measureBeside(
      { ours: [page('a')], theirs: [page('b')], rounds: 2 },
      async ({ name }, slowdown) => {
        order.push(`${name} ${slowdown}`);
        return loaded(name, slowdown, 100);
      },
    );
    expect(order).toEqual(['a 1', 'b 1', 'a 1', 'b 1', 'a 4', 'b 4', 'a 4', 'b 4']);
    expect(rows.map(({ ours, theirs, slowdown, ready }) => [ours, theirs, slowdown, ready])).toEqual([
      ['a', 'b', 1, 1],
      ['a', 'b', 4, 1],
    ]);
  });
});

describe('rounds of all pages', () => {
  it('become one row a page with the medians at both rates', () => {
    const rounds = [
      loaded('chem1', 1, 700),
      loaded('phy1', 1, 500),
      loaded('chem1', 4, 1400),
      loaded('phy1', 4, 1600),
      { ...loaded('chem1', 1, 900), modelMsPerFrame: 0.5 },
      loaded('phy1', 1, 600),
      loaded('chem1', 4, 1200),
      loaded('phy1', 4, 1500),
      loaded('chem1', 1, 600),
      loaded('phy1', 1, 400),
      loaded('chem1', 4, 1300),
      loaded('phy1', 4, 1700),
    ];
    const rows = ofRounds(rounds);
    expect(rows.map(({ once, slowed }) => [once.page, once.readyMs, slowed.readyMs])).toEqual([
      ['chem1', 700, 1300],
      ['phy1', 500, 1600],
    ]);
    expect(rows[0]?.once.modelMsPerFrame).toBe(0.5);
    expect(rows[0]?.slowed.modelMsPerFrame).toBeNull();
  });
});
