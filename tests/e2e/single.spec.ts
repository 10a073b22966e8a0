/** Experiments without the site: one file opened from the file system, and a package in the frame of a learning platform. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { listingById } from '../../catalogue/index';
import { answersOf } from '../../engine/runtime/answers';
import { classMembers } from '../../engine/runtime/class-set';
import { decodeLink, runCode } from '../../engine/runtime/link';
import { targetOf } from '../../scripts/lab/target';
import { type Form, make } from '../../src/download/make';
import { fileSize, inWords, packageSize } from '../../src/download/size';
import { type Wanted, wantedBench, wantedLesson, wantedSet } from '../../src/download/wanted';
import { BenchDriver, visit, watchErrors } from './bench-driver';

let folder = '';
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lab-single-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Presses the button and keeps what the page hands to the browser. */
async function downloaded(page: Page, name: RegExp): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  const file = join(folder, download.suggestedFilename());
  await download.saveAs(file);
  return file;
}

const megabytes = (file: string): number => statSync(file).size / 1e6;

/** What a page would download, of the parts that the built site ships. */
async function made(baseURL: string | undefined, wanted: Wanted | null, form: Form): Promise<Uint8Array> {
  if (!wanted) throw new Error('It cannot be made.');
  const { file } = await make(`${baseURL}/`, wanted, form);
  return new Uint8Array(await file.arrayBuffer());
}

const benchOf = (id: string, query: string): Promise<Wanted> => {
  const listing = listingById.get(id);
  if (!listing) throw new Error(`The catalogue has no ${id}.`);
  return wantedBench(listing, query);
};

const indexOf = (zip: Uint8Array): string => strFromU8(unzipSync(zip)['index.html'] ?? new Uint8Array());

/** A learner's first press: the run goes, and a row is recorded. */
async function begin(bench: BenchDriver): Promise<void> {
  await bench.ready();
  await bench.run.click();
  await bench.phase('running');
  await bench.record.click();
  await bench.expectRows(1);
}

test('a bench that its page hands out opens by a double click and asks for nothing', async ({ page, context }) => {
  await visit(page, '/teach/chem1');
  const section = page.getByRole('region', { name: 'This bench without the site' });
  await expect(section).toContainText(`about ${inWords(fileSize(1))}`);
  const html = await downloaded(page, /one file/);
  await expect(section.getByRole('status')).toContainText(`chem1.html (${inWords(megabytes(html))}) is made`);
  const zip = await downloaded(page, /SCORM/);
  // About as large as the page says, within a tenth.
  expect(Math.abs(megabytes(html) / fileSize(1) - 1)).toBeLessThan(0.1);
  expect(Math.abs(megabytes(zip) / packageSize(1) - 1)).toBeLessThan(0.1);
  expect(Object.keys(unzipSync(readFileSync(zip))).toSorted()).toEqual(['imsmanifest.xml', 'index.html']);

  const file = await context.newPage();
  const errors = watchErrors(file);
  const asked: string[] = [];
  file.on('request', (request) => asked.push(request.url()));
  const address = pathToFileURL(html).href;
  await file.goto(address);
  await begin(new BenchDriver(file));
  // A worker is made of what lies in memory.
  expect(asked.filter((url) => !url.startsWith('blob:'))).toEqual([address]);
  expect(errors).toEqual([]);
});

test('without a connection the page says so, and hands nothing out', async ({ page, context }) => {
  await visit(page, '/teach/chem1');
  await context.route(/single\.json$/, (route) => route.abort());
  await page.getByRole('button', { name: /one file/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Check the connection' })).toBeVisible();
  await context.unroute(/single\.json$/);
  expect(await downloaded(page, /one file/)).toContain('chem1.html');
  await expect(page.getByRole('alert').filter({ hasText: 'Check the connection' })).toBeHidden();
});

function command(script: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync(join('node_modules', '.bin', 'tsx'), [`scripts/single/${script}.ts`, ...args], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
}

test('the file that the command writes works from the file system and asks for nothing', { tag: '@rest' }, async ({
  page,
}) => {
  command('single', 'chem1', '--query', 'base_conc=0.2&grade=research', '--out', folder);
  const address = pathToFileURL(join(folder, 'chem1.html')).href;
  const errors = watchErrors(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await page.goto(address);
  const bench = new BenchDriver(page);
  await begin(bench);
  await expect(page.locator('[data-input="base_conc"] input[type="range"]')).toHaveValue('0.2');
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

test('the package that the command writes is that of the page', { tag: '@rest' }, async ({ baseURL }) => {
  const zip = join(folder, 'command.zip');
  command('scorm', 'chem1', '--query', 'seed=5', '--mastery', '60', '--out', zip);
  const wanted = await benchOf('chem1', 'seed=5');
  const files = unzipSync(await made(baseURL, wanted, { is: 'package', mastery: 60 }));
  const written = unzipSync(readFileSync(zip));
  expect(Object.keys(written)).toEqual(Object.keys(files));
  expect(written['imsmanifest.xml']).toEqual(files['imsmanifest.xml']);
});

test('a lesson in one file goes from bench to bench', { tag: '@rest' }, async ({ page, baseURL }) => {
  const steps = [
    { experiment: 'phy4', query: 'seed=3', caption: 'First the spring.' },
    { experiment: 'chem1', query: 'base_conc=0.2', caption: 'Then the burette.' },
  ];
  const file = join(folder, 'lesson.html');
  writeFileSync(file, await made(baseURL, wantedLesson(steps), { is: 'file' }));
  const errors = watchErrors(page);
  await page.goto(pathToFileURL(file).href);
  await begin(new BenchDriver(page));
  const bar = page.getByRole('region', { name: 'Lesson' });
  await expect(bar).toContainText('First the spring.');
  await bar.getByRole('button', { name: 'Next' }).click();
  await expect(bar).toContainText('Then the burette.');
  await begin(new BenchDriver(page));
  await expect(page.locator('[data-input="base_conc"] input[type="range"]')).toHaveValue('0.2');
  await bar.getByRole('button', { name: 'Back to the step before' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listingById.get('phy4')?.title ?? '');
  await new BenchDriver(page).expectRows(1);
  expect(errors).toEqual([]);
});

async function classOf(names: readonly string[]) {
  const { listing, subject } = await targetOf('chem1');
  const common = 'hide=acid_conc&task=Find+it.';
  const { run: base } = decodeLink(subject, common);
  const members = classMembers(subject, { names, seed: 77, base, page: '' });
  const set = { seed: 77, samples: [], members: members.map(({ run }) => run.seed) };
  return { subject, members, wanted: await wantedSet(listing, common, set) };
}

test('the file of a set asks for the name and gives the run of it', { tag: '@rest' }, async ({ page, baseURL }) => {
  const { wanted, members, subject } = await classOf(['Ada Lovelace', 'Marie Curie']);
  const file = join(folder, 'class.html');
  const html = await made(baseURL, wanted, { is: 'file' });
  expect(strFromU8(html)).not.toContain('Curie');
  writeFileSync(file, html);
  const errors = watchErrors(page);
  await page.goto(pathToFileURL(file).href);
  await page.getByLabel(/^Your name/).fill('Pierre Curie');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Pierre Curie' })).toBeVisible();
  await page.getByLabel(/^Your name/).fill('Marie Curie');
  await page.keyboard.press('Enter');
  await new BenchDriver(page).ready();
  await expect(page.getByText('Find it.').first()).toBeVisible();
  const { run } = decodeLink(subject, new URL(page.url()).hash.slice(1));
  expect(runCode(subject, run)).toBe(members[1]?.code);
  await page.reload();
  await new BenchDriver(page).ready();
  expect(errors).toEqual([]);
});

const HOST = 'http://course.test';

/** A platform after SCORM 1.2 with what a run needs of it; `told` is what it was told, in order. */
const platform = (parameters: string): string => `<!doctype html><title>Course</title>
<script>
  const kept = { 'cmi.core.student_id': 'learner-7', 'cmi.core.student_name': 'Curie, Marie', 'cmi.core.lesson_status': 'not attempted', 'cmi.core.lesson_mode': 'normal' };
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
<iframe src="/index.html${parameters}" style="width:1300px;height:740px;border:0" title="Unit"></iframe>`;

/** Opens the unit of a package on a platform. */
async function onPlatform(page: Page, zip: Uint8Array, parameters = ''): Promise<void> {
  const html = indexOf(zip);
  await page.route(`${HOST}/**`, (route) => {
    const unit = new URL(route.request().url()).pathname === '/index.html';
    return route.fulfill({ contentType: 'text/html', body: unit ? html : platform(parameters) });
  });
  await page.goto(`${HOST}/`);
  await expect(page.frameLocator('iframe').locator('[data-stage="drawn"]')).toBeVisible({ timeout: 60_000 });
}

test('a package reports to the platform around it and goes on at the next visit', async ({ page, baseURL }) => {
  const query = 'hide=acid_conc&seed=5';
  const zip = await made(baseURL, await benchOf('chem1', query), { is: 'package', mastery: 20 });
  const kept = (element: string): Promise<string> => page.evaluate(`kept[${JSON.stringify(element)}]`);
  const errors = watchErrors(page);

  await onPlatform(page, zip);
  const unit = page.frameLocator('iframe');
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
  await expect(unit.locator('.course-line')).toHaveText('Course: 23 of 100, passed', { timeout: 60_000 });
  await unit.getByRole('tab', { name: /^Data/ }).click();
  await expect(unit.locator('.data tbody tr')).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('each step of a lesson is a unit of its own in a course', { tag: '@rest' }, async ({ page, baseURL }) => {
  const steps = [
    { experiment: 'phy4', query: '', caption: 'First the spring.' },
    { experiment: 'chem1', query: 'base_conc=0.2', caption: 'Then the burette.' },
  ];
  const errors = watchErrors(page);
  await onPlatform(page, await made(baseURL, wantedLesson(steps), { is: 'package', mastery: null }), '?step=2');
  const unit = page.frameLocator('iframe');
  await expect(unit.getByText('Then the burette.')).toBeVisible();
  await expect(unit.locator('[data-input="base_conc"] input[type="range"]')).toHaveValue('0.2');
  await unit.getByRole('button', { name: 'Record reading' }).click();
  await expect(unit.locator('.course-line')).toHaveText(/^Course: [1-9]\d* of 100, incomplete$/);
  expect(errors).toEqual([]);
});

test('a learner has the run of the answer key in the package of a set', { tag: '@rest' }, async ({ page, baseURL }) => {
  const { wanted, members } = await classOf(['Ada Lovelace', 'Marie Curie']);
  const errors = watchErrors(page);
  await onPlatform(page, await made(baseURL, wanted, { is: 'package', mastery: null }));
  await page.frameLocator('iframe').getByRole('button', { name: 'Record reading' }).click();
  await expect
    .poll(() => page.evaluate<string>("kept['cmi.suspend_data'] ?? ''"))
    .toContain(`seed=${members[1]?.run.seed}`);
  expect(errors).toEqual([]);
});
