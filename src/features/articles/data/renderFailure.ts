/**
 * The header of a page that can't be rendered now, so that the one rendered before is sent (RFC 9211). The server tells the
 * editor by it (product: reaching visitors).
 */
export const renderFailure = { 'Cache-Status': 'PorteVoix; fwd=stale; fwd-status=500' };
