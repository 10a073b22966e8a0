/** A markdown file is compiled to HTML by `scripts/markdown-build.ts`. */
declare module '*.md' {
  const html: string;
  export default html;
}
