/** Takes notices away whose time is over: nobody publishes the page again for that. */
export function removeEndedNotices(content: Element): void {
  for (const notice of content.querySelectorAll<HTMLElement>('[data-until]')) {
    if (Date.parse(notice.dataset.until ?? '') > Date.now()) continue;
    const region = notice.parentElement;
    notice.remove();
    // An empty region would still be announced.
    if (region?.childElementCount === 0) region.remove();
  }
}
