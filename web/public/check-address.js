// Leads whoever stands at an address where nobody can sign in to the page that says so. The server puts it into a page where a
// proxy may have hidden from it which address the browser shows. `data-origins` holds those that are allowed.
(() => {
  const { origins } = document.currentScript.dataset;
  if (!origins.split(' ').includes(location.origin)) location.replace('/other-address');
})();
