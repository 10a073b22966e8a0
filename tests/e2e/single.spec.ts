/** Experiments without the site: one file opened from the file system, and a package in the frame of a learning platform. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { answersOf } from '../../engine/runtime/answers';
import { decodeLink } from '../../engine/runtime/link';
import { targetOf } from '../../scripts/lab/target';
import { BenchDriver, watchErrors } from './bench-driver';

let folder = '';
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lab-single-'));
});
// Each builds what it opens: seconds by itself, more beside other tests on a small machine.
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

function command(script: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync(join('node_modules', '.bin', 'tsx'), [`scripts/single/${script}.ts`, ...args], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
}

test('a single file works from the file system and asks for nothing', { tag: '@rest' }, async ({ page }) => {
  command('single', 'chem1', '--query', 'base_conc=0.2&grade=research', '--out', folder);
  const address = pathToFileURL(join(folder, 'chem1.html')).href;
  const errors = watchErrors(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await page.goto(address);
  const bench = new BenchDriver(page);
  await bench.ready();
  await expect(page.locator('[data-input="base_conc"] input[type="range"]')).toHaveValue('0.2');
  await bench.run.click();
  await bench.phase('running');
  await bench.record.click();
  await bench.expectRows(1);
  await bench.tab(/^Theory/);
  await expect(page.locator('.theory math').first()).toBeVisible();
  await bench.tab(/^Model/);
  await expect(page.getByText('agree within their tolerance')).toBeVisible();
  // A worker is made of what lies in memory.
  expect(asked.filter((url) => !url.startsWith('blob:'))).toEqual([address]);
  expect(page.workers()).toHaveLength(2);

  // A link of a class, on a stick: the file's own address names the run.
  await page.goto(`${address}?base_conc=0.5`);
  await bench.ready();
  await expect(page.locator('[data-input="base_conc"] input[type="range"]')).toHaveValue('0.5');
  await bench.expectRows(1);
  expect(errors).toEqual([]);
});

const HOST = 'http://course.test';

/** A platform after SCORM 1.2 with what a run needs of it; `told` is what it was told, in order. */
const PLATFORM = `<!doctype html><title>Course</title>
<script>
  const kept = { 'cmi.core.student_id': 'learner-7', 'cmi.core.lesson_status': 'not attempted', 'cmi.core.lesson_mode': 'normal' };
  const told = [];
  const note = (call, ...values) => { told.push([call, ...values].join(' ')); return 'true'; };
  window.API = {
    LMSInitialize: () => note('LMSInitialize'),
    LMSFinish: () => note('LMSFinish'),
    LMSCommit: () => note('LMSCommit'),
    LMSGetValue: (element) => kept[element] ?? '',
    LMSSetValue: (element, value) => { kept[element] = value; return note(element, value); },
    LMSGetLastError: () => '0',
  };
</script>
<iframe src="/index.html" style="width:1300px;height:740px;border:0" title="Unit"></iframe>`;

test('a package reports to the platform around it and goes on at the next visit', async ({ page }) => {
  const zip = join(folder, 'chem1.zip');
  const query = 'hide=acid_conc&seed=5';
  command('scorm', 'chem1', '--query', query, '--mastery', '20', '--out', zip);
  const files = unzipSync(readFileSync(zip));
  expect(Object.keys(files).toSorted()).toEqual(['imsmanifest.xml', 'index.html']);
  const html = strFromU8(files['index.html'] ?? new Uint8Array());
  await page.route(`${HOST}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: route.request().url().endsWith('/index.html') ? html : PLATFORM }),
  );
  const kept = (element: string): Promise<string> => page.evaluate(`kept[${JSON.stringify(element)}]`);
  const errors = watchErrors(page);

  await page.goto(`${HOST}/`);
  const unit = page.frameLocator('iframe');
  await expect(unit.locator('[data-stage="drawn"]')).toBeVisible({ timeout: 30_000 });
  await expect(unit.locator('.course-line')).toHaveText('Course: 0 of 100, incomplete');
  await unit.getByRole('button', { name: 'Record reading' }).click();
  await expect(unit.locator('.course-line')).toHaveText('Course: 7 of 100, incomplete');
  expect(await kept('cmi.core.score.raw')).toBe('7');
  expect(await kept('cmi.core.lesson_status')).toBe('incomplete');

  const { simulation, subject } = await targetOf('chem1');
  const [answer] = answersOf(simulation, subject.inputs, decodeLink(subject, query).run);
  await unit.getByRole('button', { name: 'Check my result' }).first().click();
  const check = unit.locator('[data-check="acid_conc"]');
  await check.getByLabel('My result').fill(String(answer?.value));
  await check.getByLabel('Its standard uncertainty').fill('0.0005');
  await check.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(check).toContainText('Found.');
  await unit.getByRole('button', { name: 'Close' }).click();
  await expect(unit.locator('.course-line')).toHaveText('Course: 23 of 100, passed');

  await page.evaluate("document.querySelector('iframe').src = 'about:blank'");
  await expect.poll(() => page.evaluate('told.at(-1)')).toBe('LMSFinish');
  expect(await kept('cmi.core.lesson_status')).toBe('passed');
  expect(await kept('cmi.core.session_time')).toMatch(/^0000:0\d:\d\d\.\d\d$/);
  expect(await kept('cmi.suspend_data')).toContain('hide=acid_conc');

  await page.evaluate("document.querySelector('iframe').src = '/index.html'");
  await expect(unit.locator('.course-line')).toHaveText('Course: 23 of 100, passed', { timeout: 30_000 });
  await unit.getByRole('tab', { name: /^Data/ }).click();
  await expect(unit.locator('.data tbody tr')).toHaveCount(1);
  expect(errors).toEqual([]);
});
