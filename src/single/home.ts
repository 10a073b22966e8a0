/** The published site, as a single file knows it. */
import { site } from '../site';

/** Address of the site, without a slash at the end; null where the build was not told one, so that nothing leads nowhere. */
export const home: string | null = new URL(site.url).hostname.endsWith('.example') ? null : site.url;
