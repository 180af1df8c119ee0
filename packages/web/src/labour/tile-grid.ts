/** Three abreast beside the rail of a desk, one below the other on a phone. */
export const tileGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(15.5rem,100%),1fr))] gap-3';
