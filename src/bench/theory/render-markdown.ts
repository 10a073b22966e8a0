/** Texts of the catalogue as the bench shows them. */
import { createMathMarkdown, texToHtml } from './math-markdown';

export const renderTex = (tex: string, displayMode: boolean): string => texToHtml(tex, displayMode, 'htmlAndMathml');

export const renderMarkdown = createMathMarkdown('htmlAndMathml', import.meta.env.BASE_URL);
