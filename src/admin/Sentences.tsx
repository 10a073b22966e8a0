export const Sentences = ({ list }: { readonly list: readonly string[] }) => (
  <ul>
    {list.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);
