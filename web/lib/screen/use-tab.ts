/** Which tab of a screen is selected: `?tab=` in the address, else the first. */
import { useSearchParams } from 'react-router-dom';

export function useTab<Key extends string>(keys: readonly [Key, ...Key[]]): [Key, (key: Key) => void] {
  const [search, setSearch] = useSearchParams();
  const [first] = keys;
  const selected = keys.find((key) => key === search.get('tab')) ?? first;
  const select = (key: Key) =>
    setSearch(
      (current) => {
        if (key === first) current.delete('tab');
        else current.set('tab', key);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return [selected, select];
}
