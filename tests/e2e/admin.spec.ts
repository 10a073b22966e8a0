import { expect, type Page, test } from '@playwright/test';
import { ADMIN_PASSWORD } from '../../scripts/tested-admin';
import { posts } from '../../src/content/posts/index';
import { ADMIN_KEY } from '../../src/shell/admin-session';
import { visit, watchErrors } from './bench-driver';

const unlock = async (page: Page, password: string): Promise<void> => {
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Unlock' }).click();
};

const toastOf = (page: Page) => page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
const flag = (page: Page) => page.evaluate((key) => localStorage.getItem(key), ADMIN_KEY);

/** The eight of the lab, as lists have them. */
const newest = posts.toSorted((a, b) => b.date.localeCompare(a.date));

const POST = {
  id: '1',
  slug: 'from-the-file',
  title: 'From the file',
  date: '2025-06-01',
  author: 'Somebody',
  tags: ['news'],
  preview: 'A post of the file.',
  content:
    'A **bold** text, <script>window.hit = 1</script> [bad](javascript:window.hit=1) and a **broken bold.\n\n## A heading',
  image: '',
  isPublished: true,
};

test('the guard, wrong passwords, the right one, and the way out', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto('/admin/blog');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Access');
  for (let wrong = 0; wrong < 5; wrong++) {
    await unlock(page, `wrong ${wrong}`);
    await expect(toastOf(page)).toContainText('Login FailedIncorrect password.');
    await expect(toastOf(page)).toHaveAttribute('data-variant', 'destructive');
    await expect(page.getByLabel('Password')).toHaveValue('');
  }
  await expect(page.getByText(/the next try is in \d s/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unlock' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Unlock' })).toBeEnabled({ timeout: 15_000 });
  await unlock(page, ADMIN_PASSWORD);
  await expect(page).toHaveURL(/\/admin\/blog$/);
  await expect(toastOf(page)).toContainText('Login SuccessfulWelcome, Admin!');
  expect(await flag(page)).toBe('true');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog posts');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('row', { name: /^Together 95/ })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(toastOf(page)).toContainText('Logged OutYou have been successfully logged out.');
  expect(await flag(page)).toBeNull();
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login$/);
  // Whoever was sent from nowhere comes to the overview.
  await page.goto('/admin/login');
  await unlock(page, ADMIN_PASSWORD);
  await expect(page).toHaveURL(/\/admin$/);
  expect(errors).toEqual([]);
});

test('a post is written, survives a reload, is published, saved and deleted with a way back', { tag: '@rest' }, async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.addInitScript(() => localStorage.setItem('virtual-lab-admin', 'true'));
  await page.goto('/admin/blog');
  await page.getByRole('button', { name: 'New post' }).click();
  await expect(page.getByText('A post needs a title.')).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill('How a burette is read');
  await page.getByRole('button', { name: 'Slug from the title' }).click();
  await expect(page.getByLabel(/^Slug/)).toHaveValue('how-a-burette-is-read');
  await page.getByLabel(/^Preview:/).fill('At eye level.');
  await page.getByLabel(/^Text/).fill('Read the **bottom** of the meniscus. <b>raw</b>');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.locator('strong')).toHaveText('bottom');
  await expect(preview).toContainText('<b>raw</b>');
  await page.getByLabel(/^Slug/).fill('benefits-interactive-learning-stem');
  await expect(page.getByText('Another post has the slug')).toBeVisible();
  await page.getByLabel(/^Slug/).fill('how-a-burette-is-read');
  await expect(page.getByText('Kept in this browser.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: /How a burette is read/ })).toContainText('Draft');
  await page.getByRole('button', { name: 'Publish How a burette is read' }).click();
  await expect(page.getByRole('row', { name: /How a burette is read/ })).toContainText('Published');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the file' }).click();
  expect((await download).suggestedFilename()).toBe('dynamicBlogPosts.json');
  await page.getByRole('button', { name: 'Delete How a burette is read' }).click();
  await expect(page.getByRole('row', { name: /How a burette is read/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row', { name: /How a burette is read/ })).toBeVisible();
  expect(errors).toEqual([]);
});

test('the blog shows published posts of the file, harmless ones, newest first; and the built-in ones without it', async ({
  page,
}) => {
  const errors = watchErrors(page);
  const draft = { ...POST, id: '2', slug: 'a-draft', title: 'A draft', isPublished: false };
  const bad = { ...POST, id: '3', slug: 'no-date', title: 'No date', date: 'soon' };
  let answer = (): void => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/dynamicBlogPosts.json', async (route) => {
    await asked;
    await route.fulfill({ json: [POST, draft, bad] });
  });
  await page.goto('/blog');
  await expect(page.getByText('Loading new posts…')).toBeVisible();
  answer();
  const titles = page.locator('.post-card h2');
  await expect(titles).toHaveText(['From the file', ...newest.map(({ title }) => title)]);
  await expect(page.getByText('Loading new posts…')).toBeHidden();
  await expect(page.getByText('A draft', { exact: true })).toHaveCount(0);
  await expect(page.getByText('No date', { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Read Full Article: From the file' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('From the file');
  await expect(page.locator('article strong')).toHaveText('bold');
  await expect(page.locator('article')).toContainText('<script>');
  await expect(page.locator('article a[href^="javascript"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  expect(errors).toEqual([]);

  for (const fault of [
    { status: 500, body: '' },
    { body: '{ "posts": 3', contentType: 'application/json' },
  ]) {
    await page.route('**/dynamicBlogPosts.json', (route) => route.fulfill(fault));
    await visit(page, '/blog');
    await expect(titles).toHaveText(newest.map(({ title }) => title));
    await expect(page.getByText('Loading new posts…')).toBeHidden();
    await expect(toastOf(page)).toHaveCount(0);
  }
});
