import { useEffect, useState } from 'react';
import { dynamicPosts } from './dynamic-posts';
import type { DynamicPost } from './post';

/** Published posts of `dynamicBlogPosts.json`; null while it is fetched. */
export function useDynamicPosts(): readonly DynamicPost[] | null {
  const [posts, setPosts] = useState<readonly DynamicPost[] | null>(null);
  useEffect(() => {
    let current = true;
    void dynamicPosts().then((found) => {
      if (current) setPosts(found);
    });
    return () => {
      current = false;
    };
  }, []);
  return posts;
}
